// `admiralty show-ship GAME NAME`: a ready ship or fleet with the ids that its parts have in the positions of cases.
import type { RuleSystem, Shipyard } from '@admiralty/kernel'
import { didYouMean } from '@admiralty/lessons'
import { Command } from 'commander'
import { examples, gameArgument } from './command-line.ts'
import { fail } from './fail.ts'
import { openGame } from './games.ts'

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.length > 0 && value.every(isRecord)
const nameOf = (thing: Fields): string => String(thing.name ?? '')

/** The ships of a design: those of a fleet, or the design itself. */
const shipsOf = (design: Fields): readonly Fields[] => (isList(design.ships) ? design.ships : [design])

/** A part of a ship: its id, and its other fields in words. */
interface PartLine {
  readonly list: string
  readonly id: string
  readonly text: string
}

/** Fields that are in the id already. */
const IN_ID = new Set(['at', 'side', 'id'])
const textOf = (part: Fields): string =>
  Object.entries(part)
    .filter(([field, value]) => !IN_ID.has(field) && value !== null && value !== false)
    .map(([field, value]) => `${field} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')

/** The parts of a ship. A box is named by its place and side, an item by its kind and number, a fighter by its ship and number. */
export function partsOfShip(ship: Fields): readonly PartLine[] {
  const numbers = new Map<string, number>()
  const next = (kind: string): number => {
    numbers.set(kind, (numbers.get(kind) ?? 0) + 1)
    return numbers.get(kind) ?? 0
  }
  const idOf = (list: string, part: Fields): string => {
    if (Array.isArray(part.at)) return `${part.at.join(',')}${typeof part.side === 'number' ? `/${part.side}` : ''}`
    if (typeof part.id === 'string') return part.id
    return list === 'fighters' ? `SHIP-f${next('a fighter')}` : `${String(part.kind)}-${next(String(part.kind))}`
  }
  return Object.entries(ship).flatMap(([list, parts]) =>
    isList(parts) ? parts.map((part) => ({ list, id: idOf(list, part), text: textOf(part) })) : [],
  )
}

function shipLines(ship: Fields): readonly string[] {
  const facts = Object.fromEntries(
    Object.entries(ship).filter(([field, value]) => field !== 'name' && !Array.isArray(value) && !isRecord(value)),
  )
  const parts = partsOfShip(ship)
  const width = Math.max(0, ...parts.map(({ id }) => id.length))
  const lists = [...new Set(parts.map(({ list }) => list))]
  return [
    `${nameOf(ship)}: ${textOf(facts)}`,
    ...lists.flatMap((list) => [
      `  ${list}`,
      ...parts.filter((part) => part.list === list).map(({ id, text }) => `    ${id.padEnd(width)}  ${text}`.trimEnd()),
    ]),
  ]
}

/** The design of this name as text lines: cost, legality, ships with the ids of their parts. */
function designLines({ check, cost }: Shipyard, design: Fields): readonly string[] {
  const { total, because } = cost(design)
  const refusals = check(design)
  return [
    `cost ${total}: ${because.map(([what, amount, rule]) => `${what} ${amount} (${rule})`).join(', ')}`,
    ...(refusals.length === 0 ? ['legal in some scenario'] : refusals.map(({ rule, reason }) => `refused by ${rule}: ${reason}`)),
    ...shipsOf(design).flatMap(shipLines),
  ]
}

/** Text lines about a ready design, or about a ship of a ready fleet; a string says what is wrong with the name. */
export function readyShip({ shipyard }: Pick<RuleSystem, 'shipyard'>, name: string): readonly string[] | string {
  if (!shipyard) return 'this game has no designs'
  const ready = shipyard.ready.filter(isRecord)
  const design = ready.find((each) => nameOf(each) === name)
  if (design) return designLines(shipyard, design)
  const ships = ready.flatMap(shipsOf)
  const ship = ships.find((each) => nameOf(each) === name)
  if (ship) return shipLines(ship)
  const names = [...new Set([...ready, ...ships].map(nameOf))]
  return `no ready ship is called '${name}'${didYouMean(name, names)}; there are ${names.join(', ')}`
}

async function showShip(id: string, words: readonly string[]): Promise<void> {
  const { system } = await openGame(id)
  const lines = readyShip(system, words.join(' '))
  console.log(typeof lines === 'string' ? fail(lines) : lines.join('\n'))
}

export const showShipCommand = (): Command =>
  new Command('show-ship')
    .description('Print a ready ship or fleet with the ids of its boxes, weapons and devices, as cases name them.')
    .addArgument(gameArgument())
    .argument('<name...>', 'name of the ship or fleet')
    .addHelpText('after', examples('show-ship earth-expects Icarus', 'show-ship easystar Long Guns'))
    .action(showShip)
