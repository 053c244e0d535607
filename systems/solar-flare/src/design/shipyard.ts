// The shipyard of the system contract: schema, ready-made ships, faults, cost and random ships.
import { type Dice, die, pick, type Shipyard } from '@admiralty/kernel'
import { ALLOWED, BUDGET, KINDS, LEVELS, type Level } from '../../data/tables.ts'
import { costOf, designFaults } from './check.ts'
import { type Component, type Design, designSchema } from './design.ts'
import { READY } from './ready.ts'

export interface BudgetTerms {
  /** Points for a ship (SF-SET-05). */
  readonly budget: number
}

export const shipyard: Shipyard<Design, BudgetTerms> = {
  schema: designSchema,
  ready: READY.map(({ design }) => design),
  check: (design, limits = { budget: BUDGET }) => designFaults(design, limits.budget),
  cost: costOf,
  randomDesign: (dice, limits = { budget: BUDGET }) => randomDesign(dice, limits.budget),
}

/** Random systems of level 1, then random levels until the budget is used up. */
function randomDesign(dice: Dice, budget: number): Design {
  let design: Design = { name: 'Random ship', components: [], crew: [] }
  const grow = (next: Design): boolean => {
    const legal = designFaults(next, budget).length === 0
    if (legal) design = next
    return legal
  }
  const systems = die(dice, 8, 'number of components') + 6
  for (let tries = 0; tries < systems; tries += 1) grow({ ...design, components: [...design.components, randomComponent(dice)] })
  for (let teams = die(dice, 4, 'number of teams'); teams > 0; teams -= 1) grow({ ...design, crew: [...design.crew, 1] })
  for (let misses = 0; misses < 40; ) if (!grow(randomRaise(design, dice))) misses += 1
  return inRecordOrder(design)
}
function randomComponent(dice: Dice): Component {
  const kind = pick(dice, KINDS)
  return { kind, level: 1, section: pick(dice, ALLOWED[kind]) }
}
/** A design with one more level somewhere, or with another component where every level is full. */
function randomRaise(design: Design, dice: Dice): Design {
  const chosen = die(dice, design.components.length + design.crew.length + 1, 'what to raise') - 1
  const more = (level: Level): Level => LEVELS.find((higher) => higher > level) ?? level
  if (chosen === design.components.length + design.crew.length) return { ...design, crew: [...design.crew, 1] }
  return {
    ...design,
    components: design.components.map((component, id) => (id === chosen ? { ...component, level: more(component.level) } : component)),
    crew: design.crew.map((skill, team) => (team + design.components.length === chosen ? more(skill) : skill)),
  }
}
/** Sections 1 to 6, then the core, as a record is written. */
const inRecordOrder = (design: Design): Design => ({
  ...design,
  components: [...design.components].sort((a, b) => (a.section || 7) - (b.section || 7)),
})
