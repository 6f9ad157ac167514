// `npm run build`: builds `dist/` anew, needed or not.

import { prepareBuild } from './prepare.mjs'

await prepareBuild({ isForced: true })
