import { reportOf, type SimulationReport } from '../src/simulation.ts'

const captain = { rank: 'captain', steps: null } as const
const ensign = { rank: 'ensign', steps: null } as const
const game = { index: 0, seed: 1, swapped: false, winner: 0, why: 'SK-END-01', calls: 12 } as const
const bouts = { decisions: [6, 6], refused: [0, 0], thought: [30, 6], longest: [9, 2] } as const
const measured = { side: 'red', ending: 'destruction', turns: 4, questions: [3, 5], counts: {}, figures: {} } as const

export const example = (): SimulationReport => reportOf([captain, ensign], [{ ...game, ...bouts, ...measured }])
