// A WebSocket text frame as a server sends it (RFC 6455, section 5.2): final, unmasked,
// uncompressed. Made by hand, so that one buffer can be written to any number of sockets.

const finalText = 0x81
const length16 = 126
const length64 = 127

export const pingFrame = Buffer.from([0x89, 0])

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length < length16 ? 2 : length < 2 ** 16 ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = finalText
  frame[1] = start === 2 ? length : start === 4 ? length16 : length64
  if (start === 4) frame.writeUInt16BE(length, 2)
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, start)
  return frame
}
