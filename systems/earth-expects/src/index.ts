export type { EarthExpects } from './system.ts'
export { system } from './system.ts'
export { type Draft, words } from './words.ts'
