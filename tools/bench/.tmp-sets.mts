import { newTickFanout, listen, publish } from '/work/main/server/src/platform/stream-ticks.ts'
const symbols = Array.from({length:300},(_,i)=>'SYM'+i)
for (const [n,k] of [[5000,10],[5000,299],[20000,10]] as const) {
  const f = newTickFanout(symbols,{roundMs:0,backlogBytes:16384,writesPerTurn:500})
  global.gc?.(); const h0=process.memoryUsage().heapUsed
  let bytes=0
  for (let i=0;i<n;i++){ const l:any={socket:{writable:true,writableLength:0,write:(b:Buffer)=>{bytes+=b.length;return true}},set:undefined,upTo:0,isBehind:false}
    let s=i; const pick=new Set<string>(); while(pick.size<k){ s=(s*1103515245+12345)%2147483648; pick.add(symbols[s%300]!)}
    listen(f,l,[...pick]) }
  global.gc?.(); const h1=process.memoryUsage().heapUsed
  for (let r=1;r<=5;r++){ const t=performance.now(); publish(f,symbols.map(s=>[s,r,1.7e12+r,64000.12,'simulated'] as any)); while(f.isRunning) await new Promise(r=>setImmediate(r)); if(r>2)console.log(n,k,'sets',f.sets.size,'round ms',(performance.now()-t).toFixed(1),'MB out',(bytes/r/1e6).toFixed(1),'kB/set',((h1-h0)/n/1024).toFixed(1)) }
}
