// A thread whose program is TypeScript, as sources are run; a build has no need of it.

import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.program)
