// The Weapons step (EE-WEP-01): missile flight, revealed fire, point defence, shots, missile impacts, severed parts.

import { askNobody, askTogether, die, type Explained, type GameSteps } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { boxesUsed, showsItself } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { type OrderOf, orderOf } from '../orders.ts'
import { setPolicy } from '../power/policy.ts'
import type { Color } from '../shapes.ts'
import type { Shot, State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { isActive, isHidden, missileOf, policyOf, seatsOf, seatsOn, seatsWithShips, shipOf, shipsOf, sideOf } from '../table.ts'
import { attackIn, middleRow } from './aim.ts'
import { betterDie, neededToDefend, ownDefence, targetsFor } from './defence.ts'
import { flyMissile, impact, loseMissile, nextSalvo, toGuide, underWay } from './missiles.ts'
import { inPieces, keep, removeEmpty } from './severing.ts'
import { shoot } from './shooting.ts'
import { strike } from './striking.ts'
import { displacementTo, weaponsOf } from './weapons.ts'

export const fireSteps: GameSteps<
  RuleTypes,
  'guide' | 'commit' | 'defend' | 'chooseDie' | 'shoot' | 'rowSet' | 'row' | 'strike' | 'impacts' | 'sever' | 'keep'
> = {
  guide: {
    asks: ({ seat }, state) => (toGuide(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const choices = orderOf(orders, seat, 'guide')?.missiles ?? {}
      for (const missile of underWay(ctx.state, seat)) flyMissile(ctx, missile, choices[missile.id] ?? 0)
    },
  },

  commit: {
    asks: (_, state) => askTogether(...seatsWithShips(state)),
    play(_, ctx, orders) {
      const shots = seatsOf(ctx.state).flatMap((seat) => {
        const order = orderOf(orders, seat, 'commit')
        return order ? shotsOf(ctx.state, seat, order) : []
      })
      // A hidden ship that fires is found (EE-HID-03).
      findHidden(ctx, ({ id }) => shots.some(({ shot }) => shot.from === id))
      for (const { shot } of shots)
        showsItself(ctx, shot.from, { boxes: boxesUsed(ctx.state, shipOf(ctx.state, shot.from), shot.weapon), control: 0 })
      const ships = Object.values(ctx.state.ships)
      const stood = {
        levels: Object.fromEntries(ships.map(({ id, levels }) => [id, levels])),
        dark: Object.fromEntries(ships.map(({ id, dark }) => [id, dark])),
      }
      ctx.emit({ type: 'fireRevealed', shots: shots.map(({ shot }) => shot), stood }) // EE-WEP-02
      for (const { shot, launch } of shots) if (shot.kind === 'missile') launchMissile(ctx, shot, launch)
    },
  },

  defend: {
    asks({ seat }, state) {
      if (policyOf(state, seat).defence === 'own' || targetsFor(state, seat).length === 0) return askNobody
      return seatsWithShips(state).includes(seat) ? askTogether(seat) : askNobody
    },
    play(step, ctx, orders) {
      const order = orders[step.seat] ?? ownDefence(ctx.state, step.seat, step.chain)
      if (order?.order === 'defend') return defend(ctx, step, order)
      const passed = step.chain ? step.passed : [...step.passed, step.seat]
      nextDefender(ctx, step.seat, passed)
    },
  },

  chooseDie: {
    asks: ({ seat, dice }, state) => (dice[0] === dice[1] || policyOf(state, seat).defence === 'own' ? askNobody : askTogether(seat)),
    play(step, ctx, orders) {
      const face = step.dice[orderOf(orders, step.seat, 'chooseDie')?.die ?? betterDie(step)]
      rolled(ctx, step, { dice: step.dice, die: face, needed: step.needed })
    },
  },

  shoot: {
    play(_, ctx) {
      const [shot] = ctx.state.shots
      if (!shot) return
      ctx.next({ step: 'shoot' })
      shoot(ctx, shot)
    },
  },

  /** EE-POI-02. */
  rowSet: {
    asks(_, state) {
      const { at, heading } = attackIn(state)
      const { seat } = shipOf(state, at)
      return heading !== null || policyOf(state, seat).ties === 'first' ? askNobody : askTogether(seat)
    },
    play(_, ctx, orders) {
      const { at, headings, heading } = attackIn(ctx.state)
      if (heading !== null) return
      const { seat } = shipOf(ctx.state, at)
      ctx.emit({ type: 'rowSetChosen', by: seat, heading: orderOf(orders, seat, 'rowSet')?.heading ?? headings[0] })
    },
  },

  /** EE-POI-01, EE-POI-03. */
  row: {
    asks: (_, state) =>
      policyOf(state, attackerOf(state)).rows === 'middle' || middleRow(state) === undefined ? askNobody : askTogether(attackerOf(state)),
    play(_, ctx, orders) {
      const seat = attackerOf(ctx.state)
      const order = orderOf(orders, seat, 'row')
      const choice = order ?? middleRow(ctx.state)
      // Earlier shots may have left no box to hit.
      if (!choice) {
        ctx.drop(({ step }) => step === 'strike')
        ctx.emit({ type: 'attackEnded', by: attackIn(ctx.state).by })
        return
      }
      if (order?.policy) setPolicy(ctx, seat, order.policy)
      ctx.emit({ type: 'rowChosen', by: seat, row: choice.row, high: choice.high })
    },
  },

  strike: { play: (_, ctx) => strike(ctx) },

  /** EE-MIS-09. */
  impacts: {
    asks({ next = [] }, state) {
      const salvo = nextSalvo(state)
      if (!salvo || salvo.missiles.length < 2 || policyOf(state, salvo.seat).rows === 'middle') return askNobody
      return salvo.missiles.some(({ id }) => next.includes(id)) ? askNobody : askTogether(salvo.seat)
    },
    play({ next = [] }, ctx, orders) {
      const salvo = nextSalvo(ctx.state)
      if (!salvo) return
      const listed = orderOf(orders, salvo.seat, 'impacts')?.missiles ?? next
      const missile = salvo.missiles.find(({ id }) => id === listed[0]) ?? salvo.missiles[0]
      if (!missile) return
      ctx.next({ step: 'impacts', next: listed.slice(1) })
      impact(ctx, missile)
    },
  },

  sever: {
    play(_, ctx) {
      ctx.next(...seatsOf(ctx.state).map((seat) => ({ step: 'keep', seat }) as const))
    },
  },
  keep: {
    asks: ({ seat }, state) => (inPieces(state, seat).some(({ id }) => !isHidden(state, id)) ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const boxes = orderOf(orders, seat, 'keep')?.ships ?? {}
      for (const ship of shipsOf(ctx.state, seat).filter(isActive)) keep(ctx, ship, boxes[ship.id])
      if (seat === seatsOf(ctx.state).at(-1)) {
        removeEmpty(ctx)
        findHidden(ctx)
      }
    },
  },
}

/** The attacking seat, even if the launching ship has been lost. */
const attackerOf = (state: State): Color => shipOf(state, attackIn(state).by).seat

interface Launch {
  /** Its place in the ship's list of shots, from 1. */
  readonly shot: number
  readonly nuclear: boolean
}
/** EE-WEP-06: ship by ship, then in the owner's order. */
function shotsOf(state: State, seat: Color, { ships }: OrderOf<'commit'>): readonly { readonly shot: Shot; readonly launch: Launch }[] {
  return shipsOf(state, seat).flatMap((ship) => {
    const armed = weaponsOf(state, ship)
    return (ships[ship.id] ?? []).map(({ weapon, at, nuclear }, index) => {
      const kind = armed.find(({ id }) => id === weapon)?.kind
      if (!kind || kind === 'antiMissile') throw new Error(`${ship.id} cannot fire ${weapon}`)
      return {
        shot: { id: `${state.turn}-${ship.id}-${index + 1}`, seat, from: ship.id, weapon, kind, at },
        launch: { shot: index + 1, nuclear },
      }
    })
  })
}
/** EE-MIS-02. */
function launchMissile(ctx: Context, { id, seat, from, weapon, at }: Shot, { shot, nuclear }: Launch): void {
  const [launcher, target] = [shipOf(ctx.state, from), shipOf(ctx.state, at)]
  const { hex } = launcher
  const lay = sameHex(hex, target.hex) ? displacementTo(ctx.state, launcher, target) : null
  const missile = { id: `m${id}`, seat, from, target: at, hex, entry: null, path: [], launched: ctx.state.turn, shot, lay }
  ctx.emit({ type: 'missileLaunched', missile, weapon, nuclear, with: seatsOn(ctx.state, sideOf(ctx.state, seat)) })
}

interface Engaging {
  readonly seat: Color
  readonly ship: string
  readonly weapon: string
  readonly missile: string
  readonly passed: readonly Color[]
  readonly chain: StepOf<'defend'>['chain']
  readonly sensors: readonly string[]
}
function sighted(state: State, { ship: id, weapon: armed, missile, sensors, chain }: Engaging) {
  const ship = shipOf(state, id)
  const weapon = weaponsOf(state, ship).find((one) => one.id === armed)
  if (!weapon) throw new Error(`${id} has no armed weapon ${armed}`)
  return { weapon, needed: neededToDefend(state, ship, weapon, missileOf(state, missile), { sensors: sensors.length, chain }) }
}

function defend(ctx: Context, step: StepOf<'defend'>, { ship: id, weapon: armed, missile, sensors }: OrderOf<'defend'>): void {
  // A hidden ship that fires is found (EE-HID-03). A disguised ship that uses warship boxes is revealed (EE-DIS-03).
  findHidden(ctx, (ship) => ship.id === id)
  showsItself(ctx, id, { boxes: [...boxesUsed(ctx.state, shipOf(ctx.state, id), armed), ...sensors], control: 0 })
  const ship = shipOf(ctx.state, id)
  const engaging: Engaging = { seat: step.seat, ship: id, weapon: armed, missile, passed: step.passed, chain: step.chain, sensors }
  const { weapon, needed } = sighted(ctx.state, engaging)
  const { sides } = CREWS[ship.crew] // EE-CRQ-02
  const reason = `${armed} of ${id} at a missile`
  if (weapon.kind !== 'antiMissile') {
    const face = die(ctx.dice, sides, reason)
    rolled(ctx, engaging, { dice: [face], die: face, needed })
    return
  }
  const [first, second] = ctx.dice.roll(2, sides, reason) // EE-AMI-02
  if (first === undefined || second === undefined) throw new Error('expected two dice')
  const { chain: _, ...onward } = engaging
  ctx.next({ ...onward, step: 'chooseDie', dice: [first, second], needed })
}

interface Roll {
  readonly dice: readonly number[]
  readonly die: number
  readonly needed: Explained
}
/** EE-PD-08: after a hit the weapon may continue, if its next die is at least as high. */
function rolled(
  ctx: Context,
  { seat, ship, weapon, missile, passed, sensors }: Omit<Engaging, 'chain'>,
  { dice, die: face, needed }: Roll,
): void {
  const hit = face >= needed.total
  ctx.emit({ type: 'defended', ship, seat, weapon, missile, sensors, dice, die: face, needed, hit })
  if (!hit) {
    nextDefender(ctx, seat, passed)
    return
  }
  loseMissile(ctx, missileOf(ctx.state, missile), 'EE-PD-08') // EE-MIS-08
  ctx.next({ step: 'defend', seat, passed, chain: { ship, weapon, needed: face } })
}
/** EE-PD-03: seats engage in turn with one weapon each, until all have passed. */
function nextDefender(ctx: Context, seat: Color, passed: readonly Color[]): void {
  const seats = seatsOf(ctx.state)
  const from = seats.indexOf(seat)
  const order = [...seats.slice(from + 1), ...seats.slice(0, from + 1)]
  const next = order.find((one) => !passed.includes(one))
  if (next) ctx.next({ step: 'defend', seat: next, passed, chain: null })
}
