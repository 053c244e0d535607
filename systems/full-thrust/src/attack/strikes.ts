// Dice of fighter groups and salvoes in P8 and P9 (FT-FTR-08, FT-FTR-09, FT-FTR-14, FT-FTR-16, FT-SAL-05, FT-SAL-06, FT-PD-02, FT-PD-05).
import { BEAM_DICE, DEFENCE_DIE, type DieRow, GROUP_EXTRAS, GROUP_ROLES, PDS_DIE } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { throwDice, throwDie, throwVolley, type Volley } from '../dice.ts'
import { entryAt } from '../found.ts'
import type { Group, Salvo, Ship, Table } from '../state.ts'
import { groupOf, partOf, screenLevel } from '../table.ts'
import type { Fight, Fighting } from './fights.ts'

/** FT-OPT-07: an ace group throws one die more. */
const diceOf = ({ fighters, quality }: Group): number => fighters + (quality === 'ace' ? 1 : 0)
/** FT-FTR-09, FT-OPT-07, FT-FTR-21, D6: what changes the faces of a group in a dogfight. */
export function dogfightModifier(table: Table, { group, opponents }: Pick<Fighting, 'group' | 'opponents'>): number {
  const areHeavy = opponents.every((id) => groupOf(table, id).heavy)
  return GROUP_ROLES[group.role].fighters - (group.quality === 'poor' ? 1 : 0) + (areHeavy ? GROUP_EXTRAS.heavy.against : 0)
}

/** FT-FTR-07: a group without endurance kills one for each 6. */
export const SPENT_DIE: DieRow = { counts: [0, 0, 0, 0, 0, 1], again: null }
/** FT-FTR-09: the dice of all groups of a fight, in order of id; one that presses on throws none. */
export function throwDogfight(ctx: Context, fight: Fight) {
  return fight.map((fighting) => {
    const { group, opponents, pressing } = fighting
    if (pressing) return { group: group.id, dice: [], kills: 0, pressing, opponents }
    const row = group.endurance === 0 ? SPENT_DIE : BEAM_DICE[0]
    const modifier = dogfightModifier(ctx.state, fighting)
    const { faces, direct, again } = throwVolley(ctx.dice, { count: diceOf(group), row, modifier, reason: `dogfight of ${group.id}` })
    return { group: group.id, dice: faces, kills: direct + again, pressing, opponents }
  })
}

/** FT-FTR-14 */
export function interceptSalvo(ctx: Context, group: Group, salvo: string): void {
  const thrown = {
    count: diceOf(group),
    row: DEFENCE_DIE,
    modifier: GROUP_ROLES[group.role].fighters,
    reason: `${group.id} at ${salvo}`,
  }
  const { faces, direct, again } = throwVolley(ctx.dice, thrown)
  const kills = direct + again
  const lossDice = throwDice(ctx.dice, kills, `losses of ${group.id}`)
  const lost = Math.min(group.fighters, lossDice.filter((face) => face === 6).length)
  ctx.emit({ type: 'salvoIntercepted', group: group.id, salvo, dice: faces, kills, lossDice, lost })
}

/** FT-PD-02, FT-PD-05, FT-FTR-21: the die of a mount in defence. */
interface Defending {
  readonly ship: Ship
  readonly mount: string
  readonly target: Group | Salvo
}
/** FT-PD-02, FT-PD-05, FT-FTR-21: how the die of a mount is read in defence. */
export function defenceRow({ setup }: Table, { ship, mount, target }: Defending): Pick<Volley, 'row' | 'modifier'> {
  if (!partOf(ship, mount, 'pds')) return { row: DEFENCE_DIE, modifier: 0 }
  const row: DieRow = { ...PDS_DIE, again: setup.settings.pdsReroll ? PDS_DIE.again : null }
  return { row, modifier: 'heavy' in target && target.heavy ? GROUP_EXTRAS.heavy.against : 0 }
}
export function throwDefence(ctx: Context, { ship, mount, target }: Defending) {
  const how = defenceRow(ctx.state, { ship, mount, target })
  const { faces, direct, again } = throwVolley(ctx.dice, { ...how, count: 1, reason: `${mount} of ${ship.id} at ${target.id}` })
  return { dice: faces, kills: direct + again }
}

/** FT-SAL-05 */
export function rollSalvo(ctx: Context, { id, missiles, shotDown }: Salvo): void {
  const face = throwDie(ctx.dice, `missiles of ${id} on target`)
  ctx.emit({ type: 'salvoRolled', salvo: id, die: face, onTarget: Math.max(0, Math.min(face, missiles) - shotDown) })
}

/** The faces with which fighter torpedoes hit (FT-FTR-16). */
export const TORPEDO_HIT = 4
/** FT-FTR-08, FT-FTR-16: a group's attack on a ship. */
export function strikeShip(ctx: Context, group: Group, ship: Ship) {
  const attack = ctx.state.attacks.find((declared) => declared.group === group.id)
  const torpedoes = attack?.torpedoes === true && group.torpedoes
  const count = diceOf(group)
  const event = { type: 'groupStruck', group: group.id, ship: ship.id, torpedoes, turn: ctx.state.turn } as const
  if (torpedoes) {
    const dice = throwDice(ctx.dice, count, `torpedoes of ${group.id} at ${ship.id}`)
    return { ...event, dice, normal: 0, penetrating: 0, hits: dice.filter((face) => face >= TORPEDO_HIT) }
  }
  const row = entryAt(BEAM_DICE, screenLevel(ship))
  const { faces, direct, again } = throwVolley(
    ctx.dice,
    { count, row, modifier: GROUP_ROLES[group.role].ships, reason: `${group.id} at ${ship.id}` },
    BEAM_DICE[0],
  )
  return { ...event, dice: faces, normal: direct, penetrating: again, hits: [] }
}
