export type * from './cover.ts'
export type * from './designer-ui.ts'
export * from './game-ui.ts'
export type * from './print-ui.ts'
