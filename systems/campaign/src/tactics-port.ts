// The only file that reads the services of the battle game. Everything else in a campaign knows ships by these facts.
import {
  type DesignFacts,
  type Dice,
  fields,
  once,
  onceForAll,
  type Refusal,
  refuse,
  type ShipStatus,
  type SupplyMarks,
  type Tactics,
  whole,
  type YardWork,
} from '@admiralty/kernel'
import { z } from 'zod'
import { textSchema } from './shapes.ts'

/** A game that fights the battles of a campaign. */
export interface BattleGame {
  /** The id of the game: 'full-thrust'. */
  readonly id: string
  readonly title: string
  readonly tactics: Tactics
}

const points = whole(0, 99_999)
const money = whole(0, 99_999_999)
const partFactsSchema = fields({
  id: textSchema,
  title: textSchema,
  kind: z.enum(['weapon', 'defence', 'drive', 'ftl', 'core', 'store', 'other']),
  /** The price of a new one in hundredths of a credit. */
  price: money,
  size: whole(0, 99),
  likeness: textSchema,
  /** The contents of the part when it is full, with the price of a piece (CR-11.2). */
  contents: z
    .array(fields({ most: whole(0, 99), price: money }))
    .max(4)
    .readonly(),
  /** Whether it holds fighters (CR-11.4b). */
  hangar: z.boolean(),
})
export type PartFacts = z.infer<typeof partFactsSchema>
/** The facts of a type of ship when it was bought (CR-O.2). */
export const shipFactsSchema = fields({
  title: textSchema,
  /** The navy that builds it; empty if it names none or every navy builds it. */
  navy: z.string().max(40),
  shipClass: textSchema,
  mass: points,
  /** Hundredths of a credit. */
  price: money,
  ftl: z.boolean(),
  thrust: whole(0, 99),
  /** Weekly, in hundredths of a credit. */
  upkeep: fields({ fuel: points, crew: points, weaponry: points }),
  /** Tons of cargo. */
  cargo: points,
  /** Mass of troops and dropships that it carries (CR-1.6g). */
  troops: points,
  /** Boxes of crew and of the hull, rows of the hull, and boxes of armour. */
  crew: points,
  hull: points,
  rows: whole(0, 99),
  armour: points,
  /** Prices of the basic hull, and of a box of hull and armour. */
  keel: money,
  hullBox: money,
  armourBox: money,
  parts: z.array(partFactsSchema).max(200).readonly(),
})
export type ShipFacts = z.infer<typeof shipFactsSchema>

/** Hundredths in a credit. */
const CREDIT = 100
function factsOf({ tactics }: BattleGame, design: unknown): ShipFacts {
  const facts: DesignFacts = tactics.facts(design)
  const { title, navy, shipClass, mass, ftl, thrust, upkeep, crew, hull, rows, armour, keel, hullBox, armourBox } = facts
  return {
    title,
    navy,
    shipClass,
    mass,
    price: facts.points.total * CREDIT,
    ftl,
    thrust,
    upkeep: { fuel: upkeep.fuel, crew: upkeep.crew, weaponry: upkeep.weaponry },
    cargo: facts.room.cargo,
    troops: facts.room.troops + facts.room.dropships,
    crew,
    hull,
    rows,
    armour,
    keel,
    hullBox,
    armourBox,
    parts: facts.parts.map(({ id, title, kind, price, size, likeness, contents }) => ({
      id,
      title,
      kind,
      price,
      size,
      likeness,
      contents: contents.map((one) => ({ most: one.most, price: one.price })),
      hangar: contents.some(({ what }) => what === 'fighter'),
    })),
  }
}

/** A design of the catalogue with its facts. */
export interface CatalogueEntry {
  readonly design: unknown
  readonly facts: ShipFacts
}
/** The designs that come with the battle game, with their facts. */
export const catalogueOf = once((game: BattleGame): readonly CatalogueEntry[] =>
  game.tactics.catalogue.map((design) => ({ design, facts: factsOf(game, design) })),
)
/** CR-13.1d: the navies of the catalogue. */
export const naviesOf = (game: BattleGame): readonly string[] =>
  [...new Set(catalogueOf(game).map(({ facts }) => facts.navy))].filter((navy) => navy !== '')

/** CR-SV.1: a species that is not open to players. Where a game has one species only, the navy may name it. */
const CLOSED_SPECIES = /sa['’]?vasku/i
/** A design that may be in a campaign with its facts, or why it may not. Fields that the battle game does not know are left out. */
export const judgedDesign = (game: BattleGame, design: unknown): CatalogueEntry | Refusal =>
  typeof design === 'object' && design !== null ? judgedOnce(game, design) : formless(game)
const formless = ({ title }: BattleGame): Refusal => refuse('CR-16.2a', `a design does not have the form of ${title}`)
const judgedOnce = onceForAll((game: BattleGame, design: object): CatalogueEntry | Refusal => {
  const parsed = game.tactics.schema.design.safeParse(design)
  if (!parsed.success) return formless(game)
  const { title, navy, species } = game.tactics.facts(parsed.data)
  const closed = [species, navy].find((one) => CLOSED_SPECIES.test(one))
  if (closed !== undefined) return refuse('CR-SV.1', `${title}: the ${closed} is not open to players`)
  const [fault] = game.tactics.check(parsed.data)
  if (fault) return refuse('CR-16.1', `${title}: ${fault.reason}`)
  return { design: parsed.data, facts: factsOf(game, parsed.data) }
})
/** The condition of a new ship. */
export const newCondition = ({ tactics }: BattleGame, design: unknown): unknown => tactics.pristine(design)

/** A ship as the battle game knows it. */
interface StoredHull {
  readonly design: unknown
  readonly condition: unknown
}
/** The figures that follow from the condition of a ship. */
export const statusOf = (game: BattleGame, { design, condition }: StoredHull): ShipStatus =>
  statusOnce(game, design as object, condition as object) // the schemas of the battle game have objects for both
const statusOnce = onceForAll((game: BattleGame, design: object, condition: object) => game.tactics.status(design, condition))
/** The condition after hits that a ship takes as one event. */
export const conditionAfterHits = (
  { tactics }: BattleGame,
  ship: StoredHull & { readonly marks: SupplyMarks },
  hits: number,
  dice: Dice,
): unknown => tactics.applyHits(ship, hits, dice)
/** The condition after work of a yard or a loss; a refusal if it cannot be done. */
export const conditionAfter = ({ tactics }: BattleGame, design: unknown, condition: unknown, work: YardWork): unknown =>
  tactics.repair(design, condition, work)
