export * from './hex.ts'
export * from './offset.ts'
