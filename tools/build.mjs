// `npm run build`: builds `dist/` anew; with `--if-needed`, only if sources changed.

import { giveUp, prepareBuild } from './prepare.mjs'

await prepareBuild({ isForced: !process.argv.includes('--if-needed') }).catch(giveUp)
