// CR-17.7: initiative, which the campaign rolls when a battle is handed out.
import { type Dice, die } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { TaskGroup } from '../holdings.ts'
import { secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import type { WeekEvent } from '../week/events.ts'
import type { FieldBattle } from '../week/shapes.ts'

type Initiative = Extract<WeekEvent, { readonly type: 'initiative' }>
type Roll = Initiative['rolls'][number]
/** CR-17.7: the bonus of a fleet that was there from the start of the week, and of one that came by lane. They never add up. */
const BONUS: Readonly<Record<TaskGroup['came']['by'], number>> = { stay: 2, lane: 1, jump: 0 }
/** Rolls of equal fleets, after which they stay equal, so that a die that always shows one face ends, too. */
const MOST_ROLLS = 20

/** Rolls the initiative of each battle of fleets that begins now, each with dice of its own hex (CR-X.2). */
export function rollInitiatives(ctx: Context): void {
  const dice = ctx.dice.at('W7').at('initiative')
  for (const battle of ctx.state.battles) {
    if (battle.batch !== 1) continue
    const { at, seats } = battle
    const rolls = rolled(
      seats.map((seat) => ({ seat, faces: [], bonus: bonusOf(ctx.state, battle, seat) })),
      dice.at(at),
    )
    ctx.emit({ type: 'initiative', at, seats, rolls, leads: leadsOf(rolls) })
  }
}
/** The best bonus of the groups of a seat in the hex of a battle. */
function bonusOf(state: State, { at }: FieldBattle, seat: Color): number {
  const here = (secretOf(state, seat).holdings?.groups ?? []).filter((group) => group.at === at)
  return Math.max(0, ...here.map(({ came }) => BONUS[came.by]))
}
const totalOf = ({ faces, bonus }: Roll): number => (faces.at(-1) ?? 0) + bonus
/** All roll; equal ones roll again. */
function rolled(fleets: readonly Roll[], dice: Dice): readonly Roll[] {
  let rolls = fleets
  for (let count = 0; count < MOST_ROLLS; count += 1) {
    const totals = rolls.map(totalOf)
    const isOpen = (roll: Roll): boolean => roll.faces.length === 0 || totals.filter((total) => total === totalOf(roll)).length > 1
    if (!rolls.some(isOpen)) break
    rolls = rolls.map((roll) => (isOpen(roll) ? { ...roll, faces: [...roll.faces, die(dice, 6, `initiative of ${roll.seat}`)] } : roll))
  }
  return rolls
}
/** CR-17.9a: the lead of each fleet over each lower one, and a change of entry for each two points of it. */
const leadsOf = (rolls: readonly Roll[]): Initiative['leads'] =>
  rolls.flatMap((own) =>
    rolls.flatMap((other) => {
      const lead = totalOf(own) - totalOf(other)
      return lead > 0 ? [{ seat: own.seat, over: other.seat, lead, changes: Math.floor(lead / 2) }] : []
    }),
  )
