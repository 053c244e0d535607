export type { EarthExpects } from './system.ts'
export { system } from './system.ts'
