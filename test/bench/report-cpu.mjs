/** Loaded into a measured process: tells its parent the CPU microseconds that it has used, collecting garbage included. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.channel?.unref();
