// Entry point of one of several server processes, which the primary process starts.
import { runChild } from './run-child.ts'

await runChild()
