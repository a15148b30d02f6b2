/** Armies that are laid out on the board and not handed in yet. */

interface Laid {
  readonly territory: string;
  readonly count: number;
}

/** What one has laid out, step by step, so that the last can be taken back. */
export class Draft {
  steps = $state.raw<readonly (readonly Laid[])[]>([]);

  get total(): number {
    return this.steps.flat().reduce((sum, laid) => sum + laid.count, 0);
  }

  get last(): string {
    return this.steps.at(-1)?.at(-1)?.territory ?? "";
  }

  on(territory: string): number {
    return this.steps.flat().reduce((sum, laid) => sum + (laid.territory === territory ? laid.count : 0), 0);
  }

  /** Lay armies on a territory, or take some off where the count is negative. */
  lay(territory: string, count: number): void {
    const fair = Math.max(count, -this.on(territory));
    if (fair) this.steps = [...this.steps, [{ territory, count: fair }]];
  }

  /** Give each territory as many as any other, the first ones one more where it does not come out even. */
  spread(territories: readonly string[], count: number): void {
    const laid = territories.map((territory, place) => ({
      territory,
      count: Math.floor(count / territories.length) + (place < count % territories.length ? 1 : 0),
    }));
    const some = laid.filter((one) => one.count > 0);
    if (some.length) this.steps = [...this.steps, some];
  }

  undo(): void {
    this.steps = this.steps.slice(0, -1);
  }

  clear(): void {
    if (this.steps.length) this.steps = [];
  }

  /** Lay out again what was written as commands, as far as it may lie there. */
  restore(commands: string, territories: ReadonlySet<string>, most: number): void {
    let left = most;
    const laid = commands.split(";").flatMap((command) => {
      const [, territory = "", armies = "0"] = command.trim().split(" ");
      const count = territories.has(territory) ? Math.min(left, Number(armies) || 0) : 0;
      left -= count;
      return count > 0 ? [{ territory, count }] : [];
    });
    if (laid.length) this.steps = [laid];
  }

  /** The commands that place all of it. */
  get commands(): string {
    const territories = [...new Set(this.steps.flat().map((laid) => laid.territory))];
    return territories
      .filter((territory) => this.on(territory) > 0)
      .map((territory) => `place ${territory} ${this.on(territory)}`)
      .join("; ");
  }
}
