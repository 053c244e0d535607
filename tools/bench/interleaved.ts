// Several things measured in one run, in turns, so that a busy moment of the machine meets all of them.
import { type BenchFigure, share } from './figure.ts'
import { numberText } from './print.ts'

/** Does a part of its work and resolves to how many things it did. */
export type Variant = () => number | Promise<number>
/** Rates in seconds of one core, one for each round. */
export type Rates = readonly number[]

const ROUNDS = 15
const WARM_MS = 400
const SLICE_MS = 250
/** Processor time of all threads of this process in ms, such as those of the garbage collector and of a store. */
function processMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function measured(variant: Variant, atLeastMs: number): Promise<number> {
  const started = processMs()
  let done = 0
  while (processMs() - started < atLeastMs) done += await variant()
  return (done / (processMs() - started)) * 1000
}

/** Rates of all variants, after a warm-up. */
export async function ratesOf<K extends string>(variants: Readonly<Record<K, Variant>>): Promise<Readonly<Record<K, Rates>>> {
  const named = Object.entries<Variant>(variants)
  for (const [, variant] of named) await measured(variant, WARM_MS)
  const rates = new Map(named.map(([name]) => [name, [] as number[]])) // an empty list has no type of its own
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, variant] of named) rates.get(name)?.push(await measured(variant, SLICE_MS))
  return Object.fromEntries(rates) as Readonly<Record<string, Rates>> as Readonly<Record<K, Rates>> // one list for each variant
}

const quartiles = (values: Rates): string => `quartiles ${numberText(share(values, 0.25))} and ${numberText(share(values, 0.75))}`

/** The median of the rounds, with its quartiles. */
export const rateFigure = (what: string, rates: Rates): BenchFigure => ({
  what,
  value: share(rates, 0.5),
  unit: 'a second',
  note: quartiles(rates),
})
/** How many times faster one variant was than another, round by round. */
export function ratioFigure(what: string, [rates, than]: readonly [Rates, Rates], aim?: BenchFigure['aim']): BenchFigure {
  const ratios = rates.map((rate, round) => rate / (than[round] ?? Number.NaN))
  return { what, value: share(ratios, 0.5), unit: 'times', note: quartiles(ratios), ...(aim && { aim }) }
}
