/** Loaded into a measured process: reports to its parent the CPU time used, including garbage collection, and the peak memory. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.resourceUsage().maxRSS });
});
process.channel?.unref();
