// Compares the displayed odds with the results of the rules for every possible roll. `npm run odds` runs a long survey.
import { type Dice, type Spread, seededDice } from '@admiralty/kernel'
import type { GameEvent } from '../src/chapter.ts'
import { shotsOf, weaponsReady } from '../src/fire/targets.ts'
import { chanceThat, type Foreseen, foresee, isLost, outcomesOf, pointsTo } from '../src/foresee.ts'
import { askedOf, view } from '../src/game.ts'
import { words } from '../src/index.ts'
import type { OrderOf } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { isColor } from '../src/table.ts'
import { type RandomPosition, randomPosition } from './random-positions.ts'

/** The result of comparing displayed and exact odds. */
export interface Survey {
  readonly shots: number
  readonly positions: number
  /** Number of compared figures, and the greatest difference. */
  readonly figures: number
  readonly worst: number
  /** The shot with the greatest difference, as plain data. */
  readonly at: unknown
  /** Number of shots of each kind, to see what was covered. */
  readonly met: Readonly<Record<string, number>>
}

const MOST_AT_ONCE = 12

/** Compares that many random shots. `tell` receives the result after each position. */
export function surveyShots(shots: number, seed: number, tell: (survey: Survey) => void = () => undefined): Survey {
  const dice = seededDice(seed)
  let survey: Survey = { shots: 0, positions: 0, figures: 0, worst: 0, at: null, met: {} }
  while (survey.shots < shots) {
    const thrown = randomPosition(dice)
    survey = { ...survey, positions: survey.positions + 1 }
    for (const order of someShots(thrown, dice).slice(0, shots - survey.shots)) survey = withShot(survey, thrown, order)
    tell(survey)
  }
  return survey
}

function someShots({ state, shooter }: RandomPosition, dice: Dice): readonly OrderOf<'fire'>[] {
  const known = view(state, shooter)
  const all = weaponsReady(known, shooter).flatMap((gun) => shotsOf(known, gun))
  const drawn = [...all].map((firing) => ({ firing, lot: dice.roll(1, 1_000_000, 'lot')[0] ?? 0 })).sort((a, b) => a.lot - b.lot)
  return drawn
    .slice(0, MOST_AT_ONCE)
    .map(({ firing: { from, weapon, at, powerUp } }) => ({ order: 'fire', from, weapon: weapon.id, at, powerUp }))
}

function withShot(survey: Survey, { state, shooter, open }: RandomPosition, order: OrderOf<'fire'>): Survey {
  const known = view(state, shooter)
  const call = askedOf(known)?.call
  const shown = shownFor(known, order)
  // With open sheets on the true state, otherwise on what the viewer knows.
  const ends = open && call ? outcomesOf(state, call, order) : foresee(known, order)
  const pairs = [...figures(shown.spread, ends, order.at), [shown.odds, chanceThat(ends, landed)] as const]
  const worst = Math.max(...pairs.map(([claimed, actual]) => Math.abs(claimed - actual)))
  const met = { ...survey.met }
  for (const kind of kindsOf(known, order, ends)) met[kind] = (met[kind] ?? 0) + 1
  return {
    ...survey,
    shots: survey.shots + 1,
    figures: survey.figures + pairs.length,
    ...(worst > survey.worst ? { worst, at: { order, shown, open } } : {}),
    met,
  }
}

/** The odds at the button that fires. */
function shownFor(known: View, { order: _, ...shot }: OrderOf<'fire'>): { readonly odds: number; readonly spread: Spread } {
  const choice = words.choices(known, { kind: 'shot', ...shot }).find(({ key }) => key === 'fire')
  if (choice?.odds == null || !choice.spread) throw new Error(`no odds for ${JSON.stringify(shot)}`)
  return { odds: choice.odds, spread: choice.spread }
}

type Pair = readonly [shown: number, exact: number]
function figures(spread: Spread, ends: readonly Foreseen[], at: string): readonly Pair[] {
  const claimed = new Map(spread.ends.map(({ value, chance }) => [value, chance]))
  const values = new Set([...claimed.keys(), ...ends.map(({ of }) => pointsTo(at, of))])
  const chances = [...values].map((value): Pair => [claimed.get(value) ?? 0, chanceThat(ends, (events) => pointsTo(at, events) === value)])
  const also = Object.entries(HAPPENED).map(([what, happened]): Pair => {
    const row = spread.also.find((candidate) => candidate.what === what)
    return [row?.chance ?? 0, chanceThat(ends, (events) => happened(events, at))]
  })
  return [...chances, ...also]
}

const landed = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'fighterShotDown' || (event.type === 'damaged' && event.reason === 'ES-HIT-03'))
/** For each row beside the bars, whether the events fulfil it. */
const HAPPENED: Readonly<Record<string, (events: readonly GameEvent[], at: string) => boolean>> = {
  hits: landed,
  'shot down on the way': (events) => events.some((event) => event.type === 'pointDefenceFired' && event.hit),
  'a displacer saves it': (events) => events.some((event) => event.type === 'displacerTried' && event.worked),
  'a critical hit': (events) => events.some(({ type }) => type === 'criticalRolled'),
  'destroys it': (events, at) => isLost(at, events),
}

function kindsOf(known: View, { from, weapon, at, powerUp }: OrderOf<'fire'>, ends: readonly Foreseen[]): readonly string[] {
  const guns = isColor(known.me) ? weaponsReady(known, known.me) : []
  const kind = guns.find((gun) => gun.from === from && gun.weapon.id === weapon)?.weapon.kind ?? weapon
  const seen = (type: GameEvent['type']): boolean => ends.some(({ of }) => of.some((event) => event.type === type))
  return [
    `${from in known.ships ? '' : 'fighter’s '}${kind} at ${at in known.ships ? 'ship' : 'fighter'}`,
    ...(powerUp ? [`powered up for ${powerUp}`] : []),
    ...(seen('pointDefenceFired') ? ['against turrets'] : []),
    ...(seen('displacerTried') ? ['against a displacer'] : []),
    ...(seen('criticalRolled') ? ['with a critical'] : []),
    ...(seen('burnedOut') ? ['may burn out'] : []),
    ...(known.ships[from]?.status === 'dying' ? ['a last shot'] : []),
  ]
}
