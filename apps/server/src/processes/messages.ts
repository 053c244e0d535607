// The messages between the primary process and the processes that it starts.

/** Comes with a connection: the bytes that the primary process has read from it, one character each. */
export interface PassedConnection {
  readonly head: string
}
/** Answers a passed connection, so that the primary process passes the next one. */
export const TAKEN = 'taken'

/** A process sends this once, when it is ready. */
export interface ProcessReady {
  /** The storage location without its password. */
  readonly location: string
}
/** All messages of a process to the primary one. */
export type ProcessMessage = typeof TAKEN | ProcessReady
