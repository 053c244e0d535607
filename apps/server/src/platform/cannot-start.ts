/** The server cannot start; the message tells the operator why. */
export class CannotStart extends Error {}

/** Explains an error of listening on a port if the operator can do something about it. */
export function explainListening(error: unknown, port: number): unknown {
  return isCode(error, 'EADDRINUSE')
    ? new CannotStart(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`)
    : error
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
