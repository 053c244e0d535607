export type { FullThrust } from './game.ts'
export { system } from './game.ts'
export { words } from './words.ts'
