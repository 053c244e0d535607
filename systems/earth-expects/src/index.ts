export type { EarthExpects } from './game.ts'
export { system } from './game.ts'
export { type Draft, words } from './words.ts'
