export type { SolarFlare } from './types.ts'
export { system } from './system.ts'
export { words } from './words.ts'
