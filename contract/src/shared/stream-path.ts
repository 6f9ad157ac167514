// Where the WebSocket is. On its own, since pages that only watch prices need nothing else of it.

export const streamPath = '/api/stream'
