// The types of an empire, and new ones that its orders add.
import { isRefusal } from '@admiralty/kernel'
import type { ShipType } from '../holdings.ts'
import { type BattleGame, judgedDesign } from '../tactics-port.ts'

/** Types of an empire: one for each different design. */
export class TypeList {
  readonly added: ShipType[] = []
  private readonly game: BattleGame
  private readonly known: readonly ShipType[]
  private byText: Map<string, ShipType> | null = null
  constructor(game: BattleGame, known: readonly ShipType[]) {
    this.game = game
    this.known = known
  }
  get types(): readonly ShipType[] {
    return [...this.known, ...this.added]
  }
  /** The type of a legal design. Throws for another. */
  of(given: unknown): ShipType {
    const judged = judgedDesign(this.game, given)
    if (isRefusal(judged)) throw new Error(judged.reason)
    // most books have no new design, so the texts of the known ones are made when one is asked for
    this.byText ??= new Map(this.known.map((type) => [JSON.stringify(type.design), type]))
    const text = JSON.stringify(judged.design)
    const before = this.byText.get(text)
    if (before) return before
    const made = { id: `type-${this.known.length + this.added.length + 1}`, design: judged.design, facts: judged.facts }
    this.added.push(made)
    this.byText.set(text, made)
    return made
  }
}
