// Names and texts from elsewhere may contain terminal commands. The program never writes these characters unescaped.
import { escapeControls } from '@admiralty/kernel'

interface Output {
  write: NodeJS.WriteStream['write']
}
/** From now on, escapes control characters in everything that the program writes, errors included. */
export function escapeOutput(...outputs: readonly Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output)
    output.write = (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean =>
      // Keeps all overloads of Node's function.
      Reflect.apply(write, output, [typeof chunk === 'string' ? escapeControls(chunk) : chunk, ...rest])
  }
}
