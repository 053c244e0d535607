export { system } from './system.ts'
export type { SolarFlare } from './types.ts'
export { words } from './words.ts'
