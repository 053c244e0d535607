// Orders as players write them (FT-MOV-03): P2+3, or with first and last velocity 6P2+3:9.
import { isRefusal, type Refusal, refuse } from '@admiralty/kernel'
import type { ShipPlot, TurnLeg } from '../orders.ts'
import { NO_PLOT } from './budget.ts'

const legText = ({ to, points }: TurnLeg): string => `${to === 'port' ? 'P' : 'S'}${points}`
const changeText = (change: number): string => (change > 0 ? `+${change}` : String(change))
const FLIGHT_WORDS = { launch: 'LAUNCH', land: 'LAND' } as const

/** The order without velocities: 'P2+3', 'RS1-2X', '0 FTL'. `parsePlot` reads it. */
export function formatPlot({ turns, change, roll, excess, ftl, flight, disengage, ram }: ShipPlot): string {
  const moves = [roll ? 'R' : '', ...turns.map(legText), change === 0 ? '' : changeText(change), excess ? 'X' : ''].join('')
  const words = [ftl ? 'FTL' : '', flight ? FLIGHT_WORDS[flight] : '', disengage ? 'DISENGAGE' : '', ram === null ? '' : `RAM ${ram}`]
  return [moves || '0', ...words.filter((word) => word !== '')].join(' ')
}
const TOKEN =
  /^(?:(?<roll>R(?!AM))|(?<side>[PS])(?<points>\d+)|(?<sign>[+-])(?<units>\d+)|(?<excess>X)|(?<word>FTL|LAUNCH|LAND|DISENGAGE)|RAM\s+(?<ram>[^\s,;]+))/iu
const PARTS = 'R, P or S with points, + or - with MU, X, FTL, LAUNCH, LAND, DISENGAGE, RAM with a ship'
/** The parts of an order that are read so far. */
interface Reading {
  readonly plot: ShipPlot
  readonly seen: readonly string[]
}
type Groups = Readonly<Record<string, string | undefined>>

/** The name of a word or letter, and its change. LAUNCH and LAND have one name, because a ship may not do both. */
const MEANINGS: Readonly<Record<string, readonly [name: string, change: Partial<ShipPlot>]>> = {
  R: ['R', { roll: true }],
  X: ['X', { excess: true }],
  FTL: ['FTL', { ftl: true }],
  LAUNCH: ['LAUNCH or LAND', { flight: 'launch' }],
  LAND: ['LAUNCH or LAND', { flight: 'land' }],
  DISENGAGE: ['DISENGAGE', { disengage: true }],
}
function withLeg({ plot, seen }: Reading, side: string, points: number): Reading | Refusal {
  if (points < 1 || points > 6) return refuse('FT-MOV-03', `a turn has 1 to 6 points, not ${points}`)
  if (plot.turns.length === 2) return refuse('FT-MOV-03', 'an order has two turns at most')
  const leg: TurnLeg = { to: side.toUpperCase() === 'P' ? 'port' : 'starboard', points }
  return { plot: { ...plot, turns: [...plot.turns, leg] }, seen }
}
function withPart(reading: Reading, { roll, side, points, sign, units, excess, word, ram }: Groups): Reading | Refusal {
  if (side !== undefined) return withLeg(reading, side, Number(points))
  const change =
    sign === undefined
      ? (['RAM', { ram: ram ?? null }] as const)
      : (['a change of velocity', { change: Number(`${sign}${units}`) + 0 }] as const)
  const [name, changed] = MEANINGS[(roll ?? excess ?? word ?? '').toUpperCase()] ?? change
  if (reading.seen.includes(name)) return refuse('FT-MOV-03', `the order has ${name} twice`)
  return { plot: { ...reading.plot, ...changed }, seen: [...reading.seen, name] }
}

/** The order that a text means for a ship with this velocity; a refusal says which part is wrong. */
export function parsePlot(text: string, velocity: number): ShipPlot | Refusal {
  const written = text.trim().replaceAll('−', '-')
  if (written === '') return refuse('FT-MOV-03', 'the order is empty; 0 flies straight on')
  const first = /^\d+/.exec(written)?.[0]
  const last = /:\s*(?<last>\d+)/.exec(written)?.groups?.last
  let rest = written.slice(first?.length ?? 0).replace(/:\s*\d+/, ' ')
  let reading: Reading = { plot: NO_PLOT, seen: [] }
  for (rest = trimmed(rest); rest !== ''; ) {
    const found = TOKEN.exec(rest)
    if (!found) return refuse('FT-MOV-03', `cannot read "${rest}"; an order has ${PARTS}`)
    const next = withPart(reading, found.groups ?? {})
    if (isRefusal(next)) return next
    reading = next
    rest = trimmed(rest.slice(found[0].length))
  }
  return velocityFault(velocity, reading.plot, first, last) ?? reading.plot
}
const trimmed = (text: string): string => text.replace(/^[\s,;]+/, '')
/** '0' at the beginning also means that nothing changes. */
function velocityFault(velocity: number, { change }: ShipPlot, first?: string, last?: string): Refusal | undefined {
  if (first !== undefined && Number(first) !== velocity && !(first === '0' && last === undefined))
    return refuse('FT-MOV-03', `the order begins at velocity ${first}, the ship has ${velocity}`)
  if (last !== undefined && Number(last) !== velocity + change)
    return refuse('FT-MOV-03', `the order ends at velocity ${last}; ${velocity} with ${changeText(change)} is ${velocity + change}`)
  return undefined
}
