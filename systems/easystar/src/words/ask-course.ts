// Questions and choices of planning a ship's move.

import type { Question } from '@admiralty/kernel'
import { ahead, makeHexNumber, sameHex, turned } from '@admiralty/space'
import { check } from '../game.ts'
import { flownPath } from '../movement/band.ts'
import { allowance, changesOf, endOf, podOf, stopsOf } from '../movement/course.ts'
import { riskOf, risksOf } from '../movement/obstacles.ts'
import { unmoved } from '../movement/ship-orders.ts'
import type { Order } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { allied, has, onMap, shipOf, shipsAt, topSpeed } from '../table.ts'
import { back, type GameChoice, leads, main, onHex, percent } from './choice.ts'
import { collisions, ramming } from './collision-odds.ts'
import { goChoices, haltLabel, moveOf } from './course-ends.ts'
import type { CourseDraft } from './draft.ts'
import { capital, counted, facingName, fullName, shipName } from './say.ts'

/** The draft of a course at the start: the current speed, or the forced one. */
export const courseFrom = (view: View, ship: Ship): CourseDraft => {
  const changes = changesOf(view, ship)
  return { kind: 'course', ship: ship.id, change: changes.includes(0) ? 0 : (changes[0] ?? 0), path: '', rams: [] }
}

export function courseQuestion(view: View, draft: CourseDraft): Question {
  const ship = shipOf(view, draft.ship)
  const { speed } = toGo(view, ship, draft)
  return {
    phase: 'Ships · plan a course',
    title: `${capital(shipName(ship))} at speed ${speed}`,
    text: courseText(view, ship, draft),
    rule: 'ES-MOV-03',
  }
}
function courseText(view: View, ship: Ship, draft: CourseDraft): string {
  const { hexes, turns } = toGo(view, ship, draft)
  const { hex, facing } = endOf(ship, draft.path)
  const at = `${makeHexNumber(hex)}, facing ${facingName(facing)}`
  if (draft.path === '') return `At ${at}. Pick a marked hex: it sets course and speed. ${stillToMove(unmoved(view, ship.seat).length)}`
  if (hexes === 0) return `It would end at ${at}.`
  return `At ${at}: ${counted(hexes, 'hex', 'hexes')} to go, ${counted(turns, 'hex-side')} of turning left.`
}
const stillToMove = (ships: number): string =>
  ships === 1 ? 'It is the last ship to move.' : `${ships} ships are still to move, in any order.`

interface ToGo {
  readonly speed: number
  readonly hexes: number
  /** Hex-sides, including the pod's. */
  readonly turns: number
}
const count = (path: string, letters: string): number => [...path].filter((letter) => letters.includes(letter)).length
function toGo(view: View, ship: Ship, { change, path }: CourseDraft): ToGo {
  const speed = ship.speed + change
  return { speed, hexes: speed - count(path, 'F'), turns: allowance(view, ship, speed).total - count(path, 'LR') }
}
const allowed = (view: View, order: Order): boolean => check(view, order) === undefined

export function courseChoices(view: View, draft: CourseDraft): readonly GameChoice[] {
  const ship = shipOf(view, draft.ship)
  const order = moveOf(draft)
  return [
    ...(allowed(view, order)
      ? [
          main({ key: 'move', label: moveLabel(view, ship, draft), rule: 'ES-MOV-03' }, order, {
            spots: [onHex(endOf(ship, flownPath(view, ship, draft.path)).hex)],
            ...collisions(view, risksOf(view, ship, draft)),
          }),
        ]
      : []),
    ...aheadChoice(view, ship, draft),
    ...stepChoices(view, ship, draft),
    ...ramChoices(view, ship, draft),
    ...(draft.path === '' ? speedChoices(view, ship, draft) : []),
    ...(has(view, ship, 'jump')
      ? [leads({ key: 'jump', label: 'Jump five hexes ahead', rule: 'ES-AUX-JMP-01' }, { kind: 'jump', ship: ship.id })]
      : []),
    ...goChoices(view, ship, draft),
    back(draft.path === '' ? { kind: 'start' } : courseFrom(view, ship)),
  ]
}
function moveLabel(view: View, ship: Ship, draft: CourseDraft): string {
  const path = flownPath(view, ship, draft.path)
  const { hex, facing } = endOf(ship, path)
  if (path !== draft.path) return haltLabel(hex)
  if (!draft.path.includes('F')) return draft.path === '' ? 'Stay here' : `Turn to ${facingName(facing)}`
  if (!onMap(view.setup.map, hex)) return 'Leave the map for good'
  return `Move to ${makeHexNumber(hex)}, facing ${facingName(facing)}`
}

/** Straight ahead for all hexes that are left. It is the first row, so its key is 1. */
function aheadChoice(view: View, ship: Ship, draft: CourseDraft): readonly GameChoice[] {
  const { hexes } = toGo(view, ship, draft)
  const then = { ...draft, path: draft.path + 'F'.repeat(hexes) }
  if (hexes === 0 || !allowed(view, moveOf({ ...then, rams: [] }))) return []
  const path = flownPath(view, ship, then.path)
  const { hex, facing } = endOf(ship, path)
  const risks = risksOf(view, ship, then)
  const out = !onMap(view.setup.map, hex)
  const label = path === then.path ? `Ahead to ${makeHexNumber(hex)}, facing ${facingName(facing)}` : haltLabel(hex)
  const note = out ? 'off the map' : risks.length > 0 ? `collision ${percent(riskOf(risks))}` : null
  return [leads({ key: 'ahead', label: out ? 'Ahead' : label, rule: 'ES-MOV-08' }, then, { note, ...collisions(view, risks) })]
}

function stepChoices(view: View, ship: Ship, draft: CourseDraft): readonly GameChoice[] {
  const { hexes, turns } = toGo(view, ship, draft)
  const { hex, facing } = endOf(ship, draft.path)
  const next = ahead(hex, facing)
  const met = risksOf(view, ship, { ...draft, path: `${draft.path}F` }).filter((risk) => sameHex(risk.hex, next))
  const risk = riskOf(met)
  const mayTurn = turns > 0 && (hexes > 0 || podOf(view, ship) > 0)
  const turn = (letter: 'L' | 'R', side: -1 | 1): GameChoice =>
    leads(
      {
        key: `turn:${letter}`,
        label: `Turn ${letter === 'L' ? 'left' : 'right'}, to ${facingName(turned(facing, side))}`,
        rule: 'ES-TRN-01',
      },
      { ...draft, path: draft.path + letter },
      { note: `${turns} left`, because: [{ title: 'hex-sides', number: allowance(view, ship, ship.speed + draft.change) }] },
    )
  return [
    ...(hexes > 1
      ? [
          leads(
            { key: 'forward', label: `One hex ahead, to ${makeHexNumber(next)}`, rule: 'ES-MOV-08' },
            { ...draft, path: `${draft.path}F` },
            {
              note: !onMap(view.setup.map, next) ? 'off the map' : risk > 0 ? `collision ${percent(risk)}` : `${hexes} to go`,
              ...collisions(view, met),
            },
          ),
        ]
      : []),
    ...(mayTurn ? [turn('L', -1), turn('R', 1)] : []),
  ]
}
function speedChoices(view: View, ship: Ship, draft: CourseDraft): readonly GameChoice[] {
  const NAMES = { '-1': 'Slow down', 0: 'Keep', 1: 'Speed up' } as const
  return changesOf(view, ship)
    .filter((change) => change !== draft.change)
    .map((change) =>
      leads(
        {
          key: `speed:${change}`,
          label: `${NAMES[change]}${change === 0 ? ' speed' : ' to speed'} ${ship.speed + change}`,
          rule: 'ES-MOV-02',
        },
        { ...draft, change },
        { because: [{ title: 'top speed', number: topSpeed(view, ship) }] },
      ),
    )
}

/** Ram choices for enemies and wrecks on the course. */
function ramChoices(view: View, ship: Ship, draft: CourseDraft): readonly GameChoice[] {
  const hexes = stopsOf(ship, draft.path).slice(1)
  const met = Object.values(view.ships).filter(
    (other) => other.id !== ship.id && !allied(view, other.seat, ship.seat) && hexes.some(({ hex }) => shipsAt(view, hex).includes(other)),
  )
  return met.flatMap((other) => {
    const rams = draft.rams.includes(other.id) ? draft.rams.filter((id) => id !== other.id) : [...draft.rams, other.id]
    if (!allowed(view, moveOf({ ...draft, rams }))) return []
    const label = draft.rams.includes(other.id) ? `Do not ram ${fullName(view, other.id)}` : `Ram ${fullName(view, other.id)}`
    const more = ramming(other.id, risksOf(view, ship, { ...draft, rams }))
    return [leads({ key: `ram:${other.id}`, label, rule: 'ES-COL-03' }, { ...draft, rams }, more)]
  })
}
