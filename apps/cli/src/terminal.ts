// What reaches a terminal: names and texts from elsewhere may hold what moves its cursor, colours it, names its window or turns its lines round.

/** Control characters but for tab and line break, and whatever turns the direction of writing. */
const COMMANDS = /(?![\t\n])[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same with such characters spelled out, as JSON spells them: what was JSON says the same as before. */
export const harmless = (text: string): string => text.replaceAll(COMMANDS, escaped)

/** On one line, whatever it holds. */
export const oneLine = (text: string): string => text.replaceAll(/[\t\n]/g, escaped)

interface Output {
  write: NodeJS.WriteStream['write']
}
/** All that the program writes from now on, errors included, is harmless. */
export function keepHarmless(...outputs: readonly Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output)
    output.write = (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean =>
      // Node's own overloads are handed on as they came.
      Reflect.apply(write, output, [typeof chunk === 'string' ? harmless(chunk) : chunk, ...rest])
  }
}
