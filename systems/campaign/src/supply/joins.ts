// Ships that join an empire in W2: of the market, on lease, and from finished keels.
import { type CampaignShip, NEW_SHIP, type ShipType } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type BattleGame, newCondition } from '../tactics-port.ts'

/** CR-X.13: a ship with a hold and no weapon is a supply ship. */
const roleOf = ({ facts }: ShipType): CampaignShip['role'] =>
  facts.cargo > 0 && facts.parts.every(({ kind }) => kind !== 'weapon') ? 'supply' : 'fleet'
/** New ships of an empire, each with an id that no other ship of it has had: '<role>-<week>-<number>'. */
export class NewShips {
  readonly made: CampaignShip[] = []
  private readonly game: BattleGame
  private readonly week: number
  private readonly names: Map<string, number>
  constructor(game: BattleGame, table: Table, seat: Color) {
    this.game = game
    this.week = table.week
    this.names = new Map()
    for (const { name } of holdingsOf(table, seat).ships) {
      const [, title = '', number = '0'] = /^(.*) (\d+)$/.exec(name) ?? []
      this.names.set(title, Math.max(this.names.get(title) ?? 0, Number(number)))
    }
  }
  /** CR-13.1b: a ship at a world, in no group. */
  add(type: ShipType, at: HexAddress, leased: boolean): void {
    const { title } = type.facts
    const number = (this.names.get(title) ?? 0) + 1
    this.names.set(title, number)
    const role = roleOf(type)
    const id = `${role}-${this.week}-${this.made.length + 1}`
    const condition = newCondition(this.game, type.design)
    this.made.push({ ...NEW_SHIP, id, name: `${title} ${number}`, type: type.id, condition, role, at, leased })
  }
}
