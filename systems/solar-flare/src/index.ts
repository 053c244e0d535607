export { system } from './system.ts'
export { words } from './words.ts'
