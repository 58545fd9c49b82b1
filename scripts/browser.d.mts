export declare const browserArgs: string[];
export declare function installedBrowser(): string | undefined;
export declare function ensureBrowser(): string | undefined;
