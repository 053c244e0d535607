// A child process: opens connections, some at a time, and asks for the same addresses on each, one after another.
import { connect } from 'node:net'

const [url = '', ...paths] = process.argv.slice(2)
const AT_ONCE = 16
const MS = 3000
const { hostname: host, port } = new URL(url)
const requestOf = (path: string, at: number): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${at === paths.length - 1 ? 'connection: close\r\n' : ''}\r\n`

const open = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const texts = paths.map(requestOf)
    const askNext = (): void => void socket.write(texts.shift() ?? '')
    const socket = connect({ host, port: Number(port) }, askNext)
    // Each answer is one packet.
    socket.on('data', askNext).once('error', reject)
    socket.once('close', () => resolve())
  })

let connections = 0
const began = performance.now()
async function openAgain(): Promise<void> {
  for (; performance.now() - began < MS; connections += 1) await open()
}
await Promise.all(Array.from({ length: AT_ONCE }, openAgain))
process.send?.({ connections, seconds: (performance.now() - began) / 1000 })
process.disconnect?.()
