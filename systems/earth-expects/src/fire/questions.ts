// Questions of the Weapons step, judged on the player's view.

import { pick, refusalsByPart, refuse } from '@admiralty/kernel'
import { boxName, byShip, twice } from '../ask.ts'
import { callRules } from '../chapter.ts'
import { hullOf } from '../hull.ts'
import { placeOf } from '../record/layout.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { findShip } from '../table.ts'
import { attackIn, middleRow, rowsIn } from './aim.ts'
import { commit } from './commit-question.ts'
import { betterDie } from './defence.ts'
import { defend } from './defend-question.ts'
import { nextSalvo, underWay } from './missiles.ts'
import { inPieces, livingParts } from './severing.ts'
import { waysOf } from './ways.ts'

// Missiles in flight.
const guided = (view: View, me: Color) => underWay(view, me).filter(({ target }) => findShip(view, target)?.status === 'flying')
const guide = callRules('guide', ['guide'], {
  wants: ['EE-MIS-06', 'give a route for each missile'],
  of: (view, me) => guided(view, me).map(({ id }) => id),
  check(view, me, { missiles }) {
    const mine = guided(view, me)
    return refusalsByPart(missiles, (id, way) => {
      const missile = mine.find((one) => one.id === id)
      if (!missile) return refuse('EE-MIS-06', `${id} is not one of your missiles in flight`)
      return way < waysOf(view, missile).length ? undefined : refuse('EE-MIS-06', `${id} has no route with this number`)
    })
  },
  randomOrder: (view, me, dice) => ({
    order: 'guide',
    missiles: Object.fromEntries(
      guided(view, me).flatMap((missile) => {
        const ways = waysOf(view, missile)
        return ways.length > 0 ? [[missile.id, pick(dice, [...ways.keys()])]] : []
      }),
    ),
  }),
  defaultOrder: () => ({ order: 'guide', missiles: {} }),
})

const diceIn = ({ agenda }: View): StepOf<'chooseDie'> => {
  const [step] = agenda
  if (step?.step !== 'chooseDie') throw new Error('the current step has no dice to choose from')
  return step
}
const chooseDie = callRules('chooseDie', ['chooseDie'], {
  wants: ['EE-AMI-02', 'choose the die that counts'],
  of: (view) => diceIn(view).dice.map(String),
  check: () => undefined,
  randomOrder: (_, __, dice) => ({ order: 'chooseDie', die: pick(dice, [0, 1] as const) }),
  defaultOrder: (view) => ({ order: 'chooseDie', die: betterDie(diceIn(view)) }),
})

// The row of a shot.
const DIRECTION = ['EE-POI-02', 'choose one of the two directions of rows'] as const
const rowSet = callRules('rowSet', ['rowSet'], {
  wants: DIRECTION,
  of: (view) => attackIn(view).headings.map(String),
  check: (view, _, { heading }) => (attackIn(view).headings.includes(heading) ? undefined : refuse(...DIRECTION)),
  randomOrder: (view, _, dice) => ({ order: 'rowSet', heading: pick(dice, attackIn(view).headings) }),
  defaultOrder: (view) => ({ order: 'rowSet', heading: attackIn(view).headings[0] }),
})

const ROW = ['EE-POI-01', 'choose a row that meets the target'] as const
const row = callRules('row', ['row'], {
  wants: ROW,
  of: (view) => rowsIn(view).map(String),
  check: (view, _, { row: chosen }) => (rowsIn(view).includes(chosen) ? undefined : refuse(...ROW)),
  randomOrder: (view, _, dice) => ({ order: 'row', row: pick(dice, rowsIn(view)), high: pick(dice, ['left', 'right'] as const) }),
  defaultOrder(view) {
    const middle = middleRow(view)
    if (!middle) throw new Error('no row to choose')
    return { order: 'row', ...middle }
  },
})

// The order in which missiles strike.
const striking = (view: View): readonly string[] => nextSalvo(view)?.missiles.map(({ id }) => id) ?? []
const impacts = callRules('impacts', ['impacts'], {
  wants: ['EE-MIS-09', 'choose which of your missiles strikes first'],
  of: striking,
  check(view, _, { missiles }) {
    const wrong = twice(missiles) || !missiles.every((id) => striking(view).includes(id))
    return wrong ? refuse('EE-MIS-09', 'list your missiles that strike this ship, each once') : undefined
  },
  randomOrder: (view, _, dice) => ({ order: 'impacts', missiles: [pick(dice, striking(view))] }),
  defaultOrder: (view) => ({ order: 'impacts', missiles: striking(view) }),
})

// Severed sections.
const keep = callRules('keep', ['keep'], {
  wants: ['EE-SEV-01', 'choose the part of each ship to keep'],
  of: (view, me) => inPieces(view, me).map(({ id }) => id),
  check(view, me, { ships }) {
    const broken = inPieces(view, me)
    return refusalsByPart(ships, (id, box) => {
      const ship = broken.find((one) => one.id === id)
      if (!ship) return refuse('EE-SEV-01', `${id} is in one piece`)
      const hull = hullOf(view, ship)
      const named = hull.named(ship.id, box)
      return livingParts(view, ship).some(({ boxes }) => boxes.includes(named))
        ? undefined
        : refuse('EE-SEV-01', `${boxName(view, ship, box)} is not part of the ship any more`)
    })
  },
  randomOrder: (view, me, dice) => ({
    order: 'keep',
    ships: byShip(inPieces(view, me), (ship) => {
      const hull = hullOf(view, ship)
      const isOwn = (box: string): boolean => hull.owner(box).ship === ship.id && placeOf(hull.layout, box).box.side === null
      const own = livingParts(view, ship).flatMap(({ boxes }) => boxes.find(isOwn) ?? [])
      return own.length > 0 ? hull.owner(pick(dice, own)).box : undefined
    }),
  }),
  defaultOrder: () => ({ order: 'keep', ships: {} }),
})

export const fireQuestions = { guide, commit, defend, chooseDie, rowSet, row, impacts, keep }
