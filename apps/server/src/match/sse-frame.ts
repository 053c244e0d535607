// A server-sent event as bytes, made once for all streams that send it.

/** The event alone, and as a chunk of an HTTP response. */
export interface SseFrame {
  readonly payload: Buffer
  readonly chunk: Buffer
}

/** `id`: the sequence number of an entry; null for other events. `data`: JSON, which has no line breaks. */
export function makeFrame(event: string, data: string, id: number | null = null): SseFrame {
  const text = `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`
  const head = `${Buffer.byteLength(text).toString(16)}\r\n`
  const chunk = Buffer.from(`${head}${text}\r\n`)
  return { chunk, payload: chunk.subarray(head.length, -2) }
}
