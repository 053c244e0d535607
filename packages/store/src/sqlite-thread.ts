// The thread of the database: it has the only connection, so that no request waits while the disk is written. It answers one request
// after another, in their sequence.
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { CommitRecord } from './commit-record.ts'
import { BatchWriter, unpackBatch } from './sqlite-batch.ts'
import { openDatabase, type StatementRunner, statementRunner } from './sqlite-connection.ts'
import { makeFailure, type Statement, type ThreadData, type ThreadReply, type ThreadRequest } from './sqlite-messages.ts'

const { folder, statements, done }: ThreadData = workerData

class Connection {
  readonly #database: DatabaseSync
  readonly #execute: StatementRunner
  #record: CommitRecord | null = null
  #writer: BatchWriter | null = null

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#execute = statementRunner(database)
  }

  execute({ text, parameters }: Statement): unknown {
    return this.#execute(text, parameters)
  }
  answer(request: ThreadRequest): unknown {
    switch (request.ask) {
      case 'commit':
        return this.#writer ? this.#writer.commit() : this.#execute('commit', [])
      case 'count':
        this.#record = new CommitRecord(folder, request.number, request.entries)
        this.#writer = new BatchWriter(this.#database, this.#record)
        return null
      case 'write':
        return this.#writer
          ?.write(unpackBatch(request.batch))
          .map((outcome) => (typeof outcome === 'object' ? makeFailure(outcome.failed) : outcome))
      case 'appended':
        return this.#record?.appended(request.entry, request.over)
      case 'close':
        this.#database.close()
        return this.#record?.close()
    }
  }
}

const reply = (work: () => unknown): ThreadReply => {
  try {
    return { answer: work() }
  } catch (error) {
    return { failure: makeFailure(error) }
  }
}

function end(): void {
  statements.close()
  parentPort?.close()
}

let connection: Connection | undefined
const opened = reply(() => {
  connection = new Connection(openDatabase(folder))
})
parentPort?.postMessage(opened)
parentPort?.on('message', (request: ThreadRequest) => {
  parentPort?.postMessage(reply(() => connection?.answer(request)))
  if (request.ask === 'close') end()
})
statements.on('message', (statement: Statement) => {
  statements.postMessage(reply(() => connection?.execute(statement)))
  Atomics.store(done, 0, 1)
  Atomics.notify(done, 0)
})
if (!connection) end()
