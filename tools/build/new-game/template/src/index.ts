export { about } from './about.ts'
export { system } from './game.ts'
export type { Template } from './steps.ts'
export { words } from './words.ts'
