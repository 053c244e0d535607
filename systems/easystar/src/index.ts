export type { EasyStar } from './system.ts'
export { system } from './system.ts'
export { words } from './words.ts'
