/** Loaded into a measured process: tells its parent the CPU that it has used, collecting garbage included, and its largest memory. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.resourceUsage().maxRSS });
});
process.channel?.unref();
