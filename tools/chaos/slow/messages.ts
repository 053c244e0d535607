// What a run and its servers say to each other. All times are in ms since 1970.

/** A move of the clock of a server. */
export interface ClockMove {
  readonly now: number
  /** Whether another server has been gone for as long as the database needs to notice it, by simulated time. */
  readonly peerGone: boolean
  /** Whether the server tells when the next match must be looked at. */
  readonly tellsWake: boolean
}
/** From the run: begin to serve, or move the clock and do what is due. */
export type ToServer = { readonly kind: 'serve'; readonly now: number } | ({ readonly kind: 'move' } & ClockMove)
/** From a server: its modules are loaded, it accepts requests, or it has done what was due. `wake` is the next look that a match needs. */
export type FromServer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'served' }
  | { readonly kind: 'moved'; readonly wake: number | null }
  | { readonly kind: 'failed'; readonly why: string }
