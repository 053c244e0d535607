import { knownSystemFailure } from '@admiralty/store/system-failure'

/** The server cannot start; the message tells the operator why. */
export class CannotStart extends Error {}

/** Explains an error of listening if the operator can do something about it. */
export function explainListening(error: unknown, { HOST, PORT }: { readonly HOST: string; readonly PORT: number }): unknown {
  const failure = knownSystemFailure(error)
  if (failure === undefined) return error
  const other = PORT < 1024 ? 8080 : PORT + 1
  return new CannotStart(
    `The server cannot listen on port ${PORT} of ${HOST}: ${failure}. PORT and HOST set them: PORT=${other} HOST=0.0.0.0 npm start`,
  )
}
