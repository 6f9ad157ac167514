// `npm run cluster`: builds what the servers are, then runs the tool.

import { giveUp, prepareBuild } from './prepare.mjs'

if (!process.argv.includes('--write')) await prepareBuild().catch(giveUp)
process.argv.splice(2, 0, 'tools/cluster/main.ts')
await import('./run.mjs')
