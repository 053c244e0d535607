// The orders of a book in words: moves, stances, answers, payments and faults.

import { list, type OrderRefusal, plural } from '@admiralty/kernel'
import type { CampaignShip, CargoKind, Holdings } from '../../holdings.ts'
import { moneyText } from '../../money.ts'
import type { View } from '../../state.ts'
import type { ShipFacts } from '../../tactics-port.ts'
import type { Answer, Book, GroupOrder, Move, Payment, StandingAnswers } from '../../week/book.ts'
import { type BookContents, contentsOf } from '../../week/book-contents.ts'
import { groupName, hexTitle } from '../names.ts'

type Known = Pick<View, 'land'>
/** 'jumps to 0507', 'goes by lane to Tolane 0808 over Jorane 0605', 'stays'. */
export function moveText(view: Known, move: Move | null): string {
  if (move === null) return 'stays'
  if (move.by === 'jump') return `jumps to ${hexTitle(view, move.to)}`
  const over = move.path.slice(0, -1).map((at) => hexTitle(view, at))
  return `goes by lane to ${move.path
    .slice(-1)
    .map((at) => hexTitle(view, at))
    .join('')}${over.length > 0 ? ` over ${list(over)}` : ''}`
}
/** The hex to which a move leads; null for a group that stays. */
export const destinationOf = (move: Move | null): string | null =>
  move === null ? null : move.by === 'jump' ? move.to : (move.path.at(-1) ?? null)
export const STANCE_NAMES: Readonly<Record<GroupOrder['stance'], string>> = {
  none: 'nothing',
  attack: 'attack the neutral world',
  peacekeep: 'keep the peace',
}
export const ANSWER_NAMES: Readonly<Record<Answer, string>> = { attack: 'attack', withdraw: 'withdraw' }
export const SIZES = ['larger', 'equal', 'smaller'] as const
/** 'attacks smaller and equal fleets, else withdraws to 0302'. */
export function answersText(view: Known, answers: StandingAnswers): string {
  const attacked = SIZES.filter((size) => answers[size] === 'attack').toReversed()
  const to = answers.fallBack === null ? 'the nearest own world' : hexTitle(view, answers.fallBack)
  if (attacked.length === SIZES.length) return 'attacks every fleet'
  return attacked.length === 0 ? `withdraws to ${to}` : `attacks ${list(attacked)} fleets, else withdraws to ${to}`
}
/** 'jumps to 0507 and attacks the neutral world'. */
export function orderText(view: Known, { move, stance }: GroupOrder): string {
  const does = { none: '', attack: ' and attacks the neutral world', peacekeep: ' and keeps the peace' }[stance]
  return `${moveText(view, move)}${does}`
}

export const PAYMENT_NAMES: Readonly<Record<Payment, string>> = {
  supply: 'fuel, crews and weaponry',
  leases: 'leases',
  repairs: 'repairs',
  building: 'building',
}
export const CARGO_NAMES: Readonly<Record<CargoKind, string>> = {
  fuel: 'fuel',
  provisions: 'provisions',
  weaponry: 'weaponry',
  spares: 'spares',
}
/** CR-3.6e: weeks of endurance that are left: '3', 'none left', 'none left for 2 weeks'; empty for a dummy. */
export function enduranceText(left: number | null): string {
  if (left === null) return ''
  if (left > 0) return String(left)
  return left === 0 ? 'none left' : `none left for ${plural(-left, 'week')}`
}
/** The facts of a ship's type. Throws for a ship of a type that its empire does not have. */
export function factsOf({ types }: Pick<Holdings, 'types'>, { type }: Pick<CampaignShip, 'type'>): ShipFacts {
  const found = types.find(({ id }) => id === type)
  if (!found) throw new Error(`no type is called ${type}`)
  return found.facts
}
/** The things that a part of a refusal names: groups and ships by name, others as they are. */
export const partName = (part: string, { ships }: Pick<Holdings, 'ships'>): string =>
  ships.find(({ id }) => id === part)?.name ?? (/^group-/.test(part) ? groupName(part) : part)
/** A refusal as a sentence: 'Group 2: 0909 is three hexes away (CR-5.1b).' */
export const faultText = ({ part, reason, rule }: OrderRefusal, holdings: Pick<Holdings, 'ships'>): string =>
  `${part === null ? '' : `${partName(part, holdings)}: `}${reason} (${rule}).`

/** An amount of a statement: 'gained 12.25', 'paid 3'; empty for a line that only says something. */
export const amountText = (amount: number): string =>
  amount > 0 ? `gained ${moneyText(amount)}` : amount < 0 ? `paid ${moneyText(-amount)}` : ''
/** '+12.25', '−3', '0'. */
export const signedMoney = (amount: number): string => (amount > 0 ? `+${moneyText(amount)}` : amount < 0 ? `−${moneyText(-amount)}` : '0')
/** Counts of the orders of a book: '2 moves, 1 keel'. Its costs are for the rules. */
export function contentsText(contents: BookContents): string {
  const said = CONTENTS.flatMap(([kind, one, many]) => (contents[kind] === 0 ? [] : [plural(contents[kind], one, many)]))
  return said.length === 0 ? 'Nothing moves, and nothing new is bought' : list(said)
}
/** The contents of a book in words. */
export const bookText = (book: Book): string => contentsText(contentsOf(book))
const CONTENTS: readonly (readonly [keyof BookContents, string, string])[] = [
  ['moves', 'move', 'moves'],
  ['attacks', 'attack on a neutral world', 'attacks on neutral worlds'],
  ['links', 'trade link', 'trade links'],
  ['bought', 'ship bought', 'ships bought'],
  ['keels', 'new keel', 'new keels'],
  ['repairs', 'repair', 'repairs'],
  ['loads', 'load', 'loads'],
  ['agreements', 'agreement', 'agreements'],
]
