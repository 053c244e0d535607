#!/usr/bin/env node
import { nodeComplaint } from '../src/node-version.mjs'

const complaint = nodeComplaint(process.versions.node)
if (complaint === null) import('../src/main.ts')
else {
  console.error(`${complaint} Run npm start once: it installs that Node, and npx admiralty uses it from then on.`)
  process.exitCode = 2
}
