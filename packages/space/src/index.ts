export * from './hex.ts'
export * from './offset.ts'
export * from './sight.ts'
export * from './tiles.ts'
