export { FolderInUse, openSqlite } from './sqlite.ts'
export type * from './store.ts'
