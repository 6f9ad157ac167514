// The thread that trades, of the server that faults are tried on.

import '#test/fast-trading.ts'
