// The messages between the thread of the database and the one that uses it. Errors lose their fields on the way, so these are sent apart.
import type { MessagePort } from 'node:worker_threads'
import type { LastEntry } from './commit-record.ts'
import type { PackedBatch } from './sqlite-batch.ts'
import { FolderInUse } from './sqlite-connection.ts'

/** The data that the thread of the database receives at its start. */
export interface ThreadData {
  /** The data folder. */
  readonly folder: string
  /** Receives each `Statement` and answers it. */
  readonly statements: MessagePort
  /** Becomes 1 when a statement is answered. */
  readonly done: Int32Array
}
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** `count`: from now on, commits are numbered after this one. `appended`: an entry outside of a batch is committed. */
export type ThreadRequest =
  | { readonly ask: 'commit' }
  | { readonly ask: 'count'; readonly number: number; readonly entries: readonly LastEntry[] }
  | { readonly ask: 'write'; readonly batch: PackedBatch }
  | { readonly ask: 'appended'; readonly entry: LastEntry; readonly over: boolean }
  | { readonly ask: 'close' }

export type ThreadReply = { readonly answer: unknown } | { readonly failure: SentError }

/** An error as it is sent. */
export interface SentError {
  readonly folderInUse: boolean
  readonly message: string
  /** `code` of Node, `errcode` of SQLite. */
  readonly fields: Readonly<Record<string, unknown>>
}

export const makeFailure = (error: unknown): SentError => ({
  folderInUse: error instanceof FolderInUse,
  message: error instanceof Error ? error.message : String(error),
  fields: error instanceof Error ? Object.fromEntries(Object.entries(error).filter(([name]) => name !== 'name')) : {},
})

/** The error that was sent. `folder`: that of the database. */
export const parseFailure = ({ folderInUse, message, fields }: SentError, folder: string): Error =>
  folderInUse ? new FolderInUse(folder) : Object.assign(new Error(message), fields)
