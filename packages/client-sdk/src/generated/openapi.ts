// Generated from openapi.yaml by scripts/generate.ts. Do not edit.

export interface paths {
    "/api/generate-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edits pictures as a prompt says
         * @description Closing the connection cancels the work. Nothing of a failed request is kept. With `Prefer: respond-async` the answer comes at once and names a job, which goes on without a connection. With `Accept: text/event-stream` the answer becomes a stream when the edit takes longer than a second.
         */
        post: operations["generateImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/find-subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows what an edit would take for the subject
         * @description Nothing is made or kept, and no picture is counted, only a request of the minute. Closing the connection cancels the work.
         */
        post: operations["findSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the newest jobs of the visitor token, at most 100
         * @description Without a token the list is empty.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells how far a job is and what came of it
         * @description A job that was started with a visitor token or a key is seen with the same one only.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Cancels a job
         * @description A job that is over stays as it is. What was charged for a cancelled job is given back.
         */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers a stored picture, converted when another ending is asked for
         * @description HEAD answers the same headers without the bytes.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells how much the caller may still do
         * @description Anonymous requests are counted for the visitor and for the IP address (IPv6: for its /64), each against the same numbers; this tells the smaller rest. Days and months are those of UTC. Asking does not count.
         */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps an e-mail address that asks for news
         * @description An address that is known already is answered like a new one, so that nobody can find out who asked.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps what a visitor has to say */
        post: operations["createFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells limits, accepted types, the active engine and its abilities */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells that the server is alive */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether the server can do its work
         * @description For load balancers: asks database, files and queue, at most once a second. `GET /api/health` tells only that the process is alive.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers this contract as JSON */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PlanStep: {
            /**
             * @description Machine word of the operation, one of the engine’s `operations`.
             * @example warmth
             */
            op: string;
            /**
             * @description Its complete parameters.
             * @example {
             *       "percent": 20
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /**
             * @description The part of the picture it is limited to; left out, the whole picture.
             * @enum {string}
             */
            on?: "subject" | "background";
        };
        /** @description A rectangle; each side as a share, 0 to 1, of the upright picture’s width or height. */
        SubjectBox: {
            left: number;
            top: number;
            right: number;
            bottom: number;
        };
        /** @description A line painted by hand: what it covers belongs to the subject (`keep`) or does not. `radius`: half its width as a share of the picture’s longer edge. `points`: x and y as shares of the upright picture’s width and height. */
        SubjectStroke: {
            keep: boolean;
            radius: number;
            points: [
                number,
                number
            ][];
        };
        GenerateImageResult: {
            /** @enum {boolean} */
            success: true;
            /** @description Path of the edited picture on this server. Another of the endings png, jpg, webp answers it converted. */
            imageUrl: string;
            /** @description What was done, and what was left out, in words. */
            message: string;
            /** @description The id of the engine that made the picture. */
            engine: string;
            /** @description Width of the result in pixels. */
            width: number;
            /** @description Height of the result in pixels. */
            height: number;
            /** @description What was done, step by step, for engines with the ability `plan`. Sent back as the part `plan`, changed or not, it is done again. */
            plan?: components["schemas"]["DescribedPlanStep"][];
        };
        DescribedPlanStep: components["schemas"]["PlanStep"] & {
            /** @description A few words for a small label. */
            label: string;
            /** @description The parameter that can be turned up and down; left out where there is none. */
            dial?: {
                /** @description Name of the parameter, a number. */
                key: string;
                min: number;
                max: number;
                step: number;
            };
        };
        Job: {
            /** @description Names the job; nobody can guess it. */
            id: string;
            /** @description What is done, such as `edit`. */
            kind: string;
            /**
             * @description How far it is; the last three are final.
             * @enum {string}
             */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
            /** @description Percentage that is done. */
            progress: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-01-31T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was over; null before.
             * @example 2026-01-31T12:00:00.000Z
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When it is removed.
             * @example 2026-01-31T12:00:00.000Z
             */
            expiresAt: string;
            /** @description What came of it; null unless it is completed. */
            result: {
                /** @description Path of the edited picture on this server. Another of the endings png, jpg, webp answers it converted. */
                imageUrl: string;
                /** @description What was done, and what was left out, in words. */
                message: string;
                /** @description The id of the engine that made the picture. */
                engine: string;
                /** @description Width of the result in pixels. */
                width: number;
                /** @description Height of the result in pixels. */
                height: number;
                /** @description What was done, step by step, for engines with the ability `plan`. Sent back as the part `plan`, changed or not, it is done again. */
                plan?: components["schemas"]["DescribedPlanStep"][];
            } | null;
            /** @description Why it failed; null unless it did. */
            error: {
                /** @description Stable machine word, such as `image_required`. */
                code: string;
                /** @description The sentence to show the visitor. */
                error: string;
                /** @description The detail for whoever calls the API. */
                message: string;
                alternatives?: string[];
            } | null;
        };
        Error: {
            /** @enum {boolean} */
            success: false;
            /** @description The sentence to show the visitor. */
            error: string;
            /** @description The detail for whoever calls the API. */
            message: string;
            /**
             * @description Stable machine word.
             * @enum {string}
             */
            code: "image_required" | "prompt_required" | "validation_failed" | "too_many_images" | "key_invalid" | "origin_forbidden" | "not_found" | "method_not_allowed" | "request_in_progress" | "file_expired" | "image_too_large" | "payload_too_large" | "image_type_unsupported" | "content_type_unsupported" | "range_not_satisfiable" | "image_dimensions" | "image_damaged" | "idempotency_mismatch" | "unsupported_edit" | "subject_unclear" | "rate_limited" | "quota_exceeded" | "cancelled" | "internal_error" | "engine_failed" | "overloaded" | "storage_full" | "not_ready" | "engine_timeout";
            /** @description Same as the header x-request-id. */
            requestId: string;
            /** @description With `unsupported_edit`: at least three wishes close to what was asked that can be carried out. */
            alternatives?: string[];
        };
        GenerateImageRequest: {
            /** @description The pictures, one part each, in the order they are meant; the first is the primary. PNG, JPEG, WebP or GIF by content, each at most 10485760 bytes, edges 16 to 8192 pixels, at most 40000000 pixels. EXIF orientation is applied and all metadata is removed. */
            image: Blob[];
            /**
             * @description The wanted change in plain words. Blanks at both ends do not count. May be left out when there is a `plan`.
             * @example Make it black and white with a white border
             */
            prompt?: string;
            /**
             * @description What to do instead of what the prompt says, as JSON: 1 to 24 steps such as an answer’s `plan` has, whose `label` and `dial` may come along and are not read. The same plan makes the same bytes of the same pictures. For engines with the ability `plan`.
             * @example [{"op":"warmth","params":{"percent":20}},{"op":"grayscale","params":{},"on":"background"}]
             */
            plan?: string;
            /**
             * @description A box around the subject of the primary picture, as JSON. For engines with the ability `subject`.
             * @example {"left":0.2,"top":0.1,"right":0.7,"bottom":0.95}
             */
            subjectBox?: string;
            /**
             * @description Up to 200 strokes that say what belongs to the subject and what does not, as JSON; later ones win. For engines with the ability `subject`.
             * @example [{"keep":true,"radius":0.02,"points":[[0.4,0.3],[0.45,0.6]]}]
             */
            subjectHints?: string;
            /**
             * @description Width : height of the result; left out, the primary picture’s own.
             * @example 16:9
             * @enum {string}
             */
            aspectRatio?: "1:1" | "2:3" | "3:2" | "3:4" | "4:3" | "4:5" | "5:4" | "9:16" | "16:9" | "21:9";
        };
        FoundSubject: {
            /** @enum {boolean} */
            success: true;
            /** @description How sure it is. */
            confidence: number;
            /**
             * @description What follows from that: `sure` goes ahead; with `check` the visitor should look at the edge; with `unclear` an edit that needs the subject is refused until a box is drawn or something painted.
             * @enum {string}
             */
            verdict: "sure" | "check" | "unclear";
            /** @description Around the subject; null when nothing was found. */
            box: components["schemas"]["SubjectBox"] | null;
            /** @description Closed polygons along the subject’s edge; x and y as shares of the upright picture’s width and height. */
            outline: [
                number,
                number
            ][][];
        };
        FindSubjectRequest: {
            /**
             * Format: binary
             * @description The picture, as `POST /api/generate-image` takes it.
             */
            image: Blob;
            /**
             * @description A box around the subject of the primary picture, as JSON. For engines with the ability `subject`.
             * @example {"left":0.2,"top":0.1,"right":0.7,"bottom":0.95}
             */
            subjectBox?: string;
            /**
             * @description Up to 200 strokes that say what belongs to the subject and what does not, as JSON; later ones win. For engines with the ability `subject`.
             * @example [{"keep":true,"radius":0.02,"points":[[0.4,0.3],[0.45,0.6]]}]
             */
            subjectHints?: string;
        };
        JobList: {
            jobs: components["schemas"]["Job"][];
        };
        CallerLimits: {
            /** @description Shortest first; what is not limited is left out. */
            limits: components["schemas"]["Limit"][];
            /** @description The key that the request came with; null when it is anonymous. */
            key: {
                /** @description The partner’s name. */
                name: string;
                /**
                 * @description What the key may do.
                 * @enum {string}
                 */
                tier: "free" | "pro" | "unlimited";
            } | null;
        };
        Limit: {
            /**
             * @description `minute` counts requests that make something, `day` and `month` pictures.
             * @enum {string}
             */
            name: "minute" | "day" | "month";
            /** @description How much is allowed. */
            limit: number;
            /** @description How much is left. */
            remaining: number;
            /** @description Seconds until it is renewed. */
            resetSeconds: number;
        };
        Stored: {
            /** @enum {boolean} */
            success: true;
        };
        SubscriptionRequest: {
            /**
             * Format: email
             * @description An e-mail address. Blanks at both ends and capital letters do not count.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description Where on the site it was left.
             * @example blog
             */
            source?: string;
        };
        FeedbackRequest: {
            /**
             * @description What the visitor has to say. Blanks at both ends do not count.
             * @example The white border is just what I needed.
             */
            message: string;
            /**
             * Format: email
             * @description Where an answer may be sent.
             * @example ada@example.org
             */
            email?: string;
            /**
             * @description Where on the site it was left.
             * @example blog
             */
            source?: string;
        };
        Config: {
            limits: components["schemas"]["Limits"];
            /** @description Media types accepted as input, judged by content. */
            imageTypes: ("image/png" | "image/jpeg" | "image/webp" | "image/gif")[];
            /** @description File name endings for a file picker. */
            imageExtensions: (".png" | ".jpg" | ".jpeg" | ".webp" | ".gif")[];
            /** @description Ratios width : height that can be asked for. */
            aspectRatios: ("1:1" | "2:3" | "3:2" | "3:4" | "4:3" | "4:5" | "5:4" | "9:16" | "16:9" | "21:9")[];
            /** @description Hours after which pictures and jobs are removed. */
            retentionHours: number;
            engine: components["schemas"]["Engine"];
            featureCategories: components["schemas"]["FeatureCategory"][];
        };
        Limits: {
            /** @description Pictures in one request, at most. */
            maxImages: number;
            /** @description Size of one picture in bytes, at most. */
            maxImageBytes: number;
            /** @description Shortest allowed edge of a picture in pixels. */
            minEdgePx: number;
            /** @description Longest allowed edge of a picture in pixels. */
            maxEdgePx: number;
            /** @description Width × height of a picture in pixels, at most. */
            maxPixels: number;
            /** @description Length of a prompt in characters (UTF-16 code units), at most. */
            maxPromptLength: number;
        };
        Engine: {
            /** @description Stable machine word of the engine. */
            id: string;
            name: string;
            /** @description True when the engine can invent content that is in none of the pictures. */
            generative: boolean;
            abilities: {
                /** @description Pictures it takes in one request, at most. */
                maxImages: number;
                /** @description Ratios width : height that can be asked for. */
                aspectRatios: ("1:1" | "2:3" | "3:2" | "3:4" | "4:3" | "4:5" | "5:4" | "9:16" | "16:9" | "21:9")[];
                /** @description True when it can edit only a painted part. */
                mask: boolean;
                /** @description True when it answers what it did as a `plan`, and takes one. */
                plan: boolean;
                /** @description True when it takes `subjectBox` and `subjectHints`. */
                subject: boolean;
                /** @description What it can do, for engines that know a fixed list. */
                operations: components["schemas"]["EngineOperation"][];
            };
        };
        EngineOperation: {
            /** @description Stable machine word of the operation. */
            op: string;
            /** @description Its name for people. */
            label: string;
            /** @description A prompt that asks for it. */
            example: string;
            /** @description It needs to know what the subject is. */
            usesSubject: boolean;
            /** @description It needs something boxed or painted: `subjectBox`, `subjectHints`. */
            usesSelection: boolean;
        };
        FeatureCategory: {
            /** @enum {string} */
            id: "character" | "tryOn" | "creative" | "style";
            label: string;
            description: string;
            /** @description Three prompts that the active engine carries out. */
            suggestions: string[];
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @description Version of the API. */
            version: string;
            /** @description Seconds since the server started, rounded down. */
            uptimeSeconds: number;
        };
        Ready: {
            /** @enum {string} */
            status: "ready";
            /** @description How each part is that the server needs. */
            checks: {
                /** @enum {string} */
                database: "ok" | "failed";
                /** @enum {string} */
                files: "ok" | "failed";
                /** @enum {string} */
                queue: "ok" | "failed";
            };
        };
        NotReady: components["schemas"]["Error"] & {
            /** @description How each part is that the server needs. */
            checks: {
                /** @enum {string} */
                database: "ok" | "failed";
                /** @enum {string} */
                files: "ok" | "failed";
                /** @enum {string} */
                queue: "ok" | "failed";
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generateImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
                /** @description Makes a retry safe: for 24 hours a request with the same key and the same content gets the first one’s answer, with the header `Idempotent-Replayed`. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` (RFC 7240) leaves the edit to a job: see `GET /api/jobs/{id}`. */
                Prefer?: string;
                /** @description `text/event-stream` asks for a stream of events, should the edit take longer than a second; one that is quicker, or fails sooner, is answered in JSON with its own status. */
                Accept?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": [
                 *         "(bytes of beach.jpg)"
                 *       ],
                 *       "prompt": "Make it black and white with a white border",
                 *       "aspectRatio": "16:9"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["GenerateImageRequest"];
            };
        };
        responses: {
            /** @description The edited picture is stored under `imageUrl`. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` when this is the answer to an earlier request with the same key.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "imageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg",
                     *       "message": "Made it black and white and added a white border.",
                     *       "engine": "embedded",
                     *       "width": 4032,
                     *       "height": 2268,
                     *       "plan": [
                     *         {
                     *           "op": "warmth",
                     *           "params": {
                     *             "percent": 20
                     *           },
                     *           "label": "Warmth +20",
                     *           "dial": {
                     *             "key": "percent",
                     *             "min": -100,
                     *             "max": 100,
                     *             "step": 1
                     *           }
                     *         },
                     *         {
                     *           "op": "grayscale",
                     *           "params": {},
                     *           "on": "background",
                     *           "label": "Black and white · background"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GenerateImageResult"];
                    /**
                     * @example event: progress
                     *     data: {"share":0.25,"stage":"Finding the subject"}
                     *
                     *     : still at work
                     *
                     *     event: answer
                     *     data: {"status":200,"headers":{},"body":{"success":true,"imageUrl":"/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg","message":"Made it warmer.","engine":"embedded","width":4032,"height":2268}}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The job that makes the picture, as `Prefer: respond-async` asked. */
            202: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` when this is the answer to an earlier request with the same key.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description `respond-async`.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description Path of the job.
                     * @example /api/jobs/0c6f1f6d3b8a4a52a8c1f64f8f6a2d11
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0c6f1f6d3b8a4a52a8c1f64f8f6a2d11",
                     *       "kind": "edit",
                     *       "state": "active",
                     *       "progress": 50,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "finishedAt": null,
                     *       "expiresAt": "2026-02-01T12:00:00.000Z",
                     *       "result": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description One of these codes: validation_failed, image_required, prompt_required, too_many_images. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: request_in_progress. */
            409: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_too_large, payload_too_large. */
            413: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_type_unsupported, content_type_unsupported. */
            415: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: idempotency_mismatch, image_dimensions, image_damaged, unsupported_edit, subject_unclear. */
            422: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: rate_limited, quota_exceeded. */
            429: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: cancelled. */
            499: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_failed, internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready, overloaded. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_timeout. */
            504: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: storage_full. */
            507: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findSubject: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "(bytes of beach.jpg)",
                 *       "subjectBox": "{\"left\":0.2,\"top\":0.1,\"right\":0.7,\"bottom\":0.95}"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FindSubjectRequest"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "confidence": 0.86,
                     *       "verdict": "sure",
                     *       "box": {
                     *         "left": 0.2,
                     *         "top": 0.1,
                     *         "right": 0.7,
                     *         "bottom": 0.95
                     *       },
                     *       "outline": [
                     *         [
                     *           [
                     *             0.2,
                     *             0.95
                     *           ],
                     *           [
                     *             0.45,
                     *             0.1
                     *           ],
                     *           [
                     *             0.7,
                     *             0.95
                     *           ]
                     *         ]
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FoundSubject"];
                };
            };
            /** @description One of these codes: validation_failed, image_required. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_too_large, payload_too_large. */
            413: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_type_unsupported, content_type_unsupported. */
            415: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_dimensions, image_damaged. */
            422: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: rate_limited. */
            429: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: cancelled. */
            499: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_failed, internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready, overloaded. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_timeout. */
            504: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs, the newest first. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobs": [
                     *         {
                     *           "id": "0c6f1f6d3b8a4a52a8c1f64f8f6a2d11",
                     *           "kind": "edit",
                     *           "state": "active",
                     *           "progress": 50,
                     *           "createdAt": "2026-01-31T12:00:00.000Z",
                     *           "finishedAt": null,
                     *           "expiresAt": "2026-02-01T12:00:00.000Z",
                     *           "result": null,
                     *           "error": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
            };
            path: {
                /** @description 32 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0c6f1f6d3b8a4a52a8c1f64f8f6a2d11",
                     *       "kind": "edit",
                     *       "state": "active",
                     *       "progress": 50,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "finishedAt": null,
                     *       "expiresAt": "2026-02-01T12:00:00.000Z",
                     *       "result": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_found. */
            404: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
            };
            path: {
                /** @description 32 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it is now. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0c6f1f6d3b8a4a52a8c1f64f8f6a2d11",
                     *       "kind": "edit",
                     *       "state": "active",
                     *       "progress": 50,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "finishedAt": null,
                     *       "expiresAt": "2026-02-01T12:00:00.000Z",
                     *       "result": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_found. */
            404: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Asks the browser to save the picture under this name (at most 255 characters; characters that file systems refuse are replaced). */
                download?: string;
            };
            header?: never;
            path: {
                /** @description 32 hexadecimal digits and an ending. Any of the three endings works for every picture. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Identifies these bytes.
                     * @example "5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"
                     */
                    ETag?: string;
                    /**
                     * @description A file never changes under its name and is kept until it expires, `max-age` seconds from now.
                     * @example public, max-age=86399, immutable
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Parts can be asked for.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description The type is as stated.
                     * @example nosniff
                     */
                    "X-Content-Type-Options"?: string;
                    /**
                     * @description Only with `download`.
                     * @example attachment; filename="beach.jpg"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of the PNG) */
                    "image/png": Blob;
                    /** @example (bytes of the JPEG) */
                    "image/jpeg": Blob;
                    /** @example (bytes of the WebP) */
                    "image/webp": Blob;
                };
            };
            /** @description The part of the picture that the header "Range" asked for. */
            206: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Identifies these bytes.
                     * @example "5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"
                     */
                    ETag?: string;
                    /**
                     * @description A file never changes under its name and is kept until it expires, `max-age` seconds from now.
                     * @example public, max-age=86399, immutable
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Parts can be asked for.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description The type is as stated.
                     * @example nosniff
                     */
                    "X-Content-Type-Options"?: string;
                    /**
                     * @description Only with `download`.
                     * @example attachment; filename="beach.jpg"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte and the size, in bytes.
                     * @example bytes 0-1023/48213
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of the PNG) */
                    "image/png": Blob;
                    /** @example (bytes of the JPEG) */
                    "image/jpeg": Blob;
                    /** @example (bytes of the WebP) */
                    "image/webp": Blob;
                };
            };
            /** @description The caller has these bytes already ("If-None-Match"). */
            304: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Identifies these bytes.
                     * @example "5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"
                     */
                    ETag?: string;
                    /**
                     * @description A file never changes under its name and is kept until it expires, `max-age` seconds from now.
                     * @example public, max-age=86399, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_found. */
            404: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: file_expired. */
            410: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: range_not_satisfiable. */
            416: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The size of the file in bytes.
                     * @example bytes *\/48213
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_failed, internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready, overloaded. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_timeout. */
            504: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: storage_full. */
            507: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limits": [
                     *         {
                     *           "name": "minute",
                     *           "limit": 60,
                     *           "remaining": 59,
                     *           "resetSeconds": 34
                     *         },
                     *         {
                     *           "name": "day",
                     *           "limit": 1000,
                     *           "remaining": 998,
                     *           "resetSeconds": 40211
                     *         }
                     *       ],
                     *       "key": null
                     *     }
                     */
                    "application/json": components["schemas"]["CallerLimits"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
                /** @description Makes a retry safe: for 24 hours a request with the same key and the same content gets the first one’s answer, with the header `Idempotent-Replayed`. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "source": "blog"
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The address is kept. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` when this is the answer to an earlier request with the same key.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Stored"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: request_in_progress. */
            409: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: payload_too_large. */
            413: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: content_type_unsupported. */
            415: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: idempotency_mismatch. */
            422: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: rate_limited. */
            429: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: cancelled. */
            499: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: storage_full. */
            507: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
                /** @description Makes a retry safe: for 24 hours a request with the same key and the same content gets the first one’s answer, with the header `Idempotent-Replayed`. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "The white border is just what I needed.",
                 *       "source": "editor"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The message is kept. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` when this is the answer to an earlier request with the same key.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Stored"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: request_in_progress. */
            409: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: payload_too_large. */
            413: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: content_type_unsupported. */
            415: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: idempotency_mismatch. */
            422: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: rate_limited. */
            429: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * @description The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.
                     * @example "minute";q=60;w=60, "day";q=1000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of each: `r` is how much, `t` the seconds until it is renewed.
                     * @example "minute";r=59;t=34, "day";r=998;t=40211
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: cancelled. */
            499: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: storage_full. */
            507: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What widgets need to know before they ask for anything. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limits": {
                     *         "maxImages": 5,
                     *         "maxImageBytes": 10485760,
                     *         "minEdgePx": 16,
                     *         "maxEdgePx": 8192,
                     *         "maxPixels": 40000000,
                     *         "maxPromptLength": 2000
                     *       },
                     *       "imageTypes": [
                     *         "image/png",
                     *         "image/jpeg",
                     *         "image/webp",
                     *         "image/gif"
                     *       ],
                     *       "imageExtensions": [
                     *         ".png",
                     *         ".jpg",
                     *         ".jpeg",
                     *         ".webp",
                     *         ".gif"
                     *       ],
                     *       "aspectRatios": [
                     *         "1:1",
                     *         "2:3",
                     *         "3:2",
                     *         "3:4",
                     *         "4:3",
                     *         "4:5",
                     *         "5:4",
                     *         "9:16",
                     *         "16:9",
                     *         "21:9"
                     *       ],
                     *       "retentionHours": 24,
                     *       "engine": {
                     *         "id": "embedded",
                     *         "name": "Embedded engine",
                     *         "generative": false,
                     *         "abilities": {
                     *           "maxImages": 5,
                     *           "aspectRatios": [
                     *             "1:1",
                     *             "2:3",
                     *             "3:2",
                     *             "3:4",
                     *             "4:3",
                     *             "4:5",
                     *             "5:4",
                     *             "9:16",
                     *             "16:9",
                     *             "21:9"
                     *           ],
                     *           "mask": false,
                     *           "plan": true,
                     *           "subject": true,
                     *           "operations": [
                     *             {
                     *               "op": "grayscale",
                     *               "label": "Black and white",
                     *               "example": "Make it black and white",
                     *               "usesSubject": false,
                     *               "usesSelection": false
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "featureCategories": [
                     *         {
                     *           "id": "style",
                     *           "label": "Style transfer",
                     *           "description": "Give the whole picture another look",
                     *           "suggestions": [
                     *             "Turn it into a pencil sketch",
                     *             "Make it look like pixel art",
                     *             "Give it a vintage film look"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: key_invalid. */
            401: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description How to name a key.
                     * @example Bearer
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: origin_forbidden. */
            403: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server answers. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "uptimeSeconds": 3600
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All parts answer. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "checks": {
                     *         "database": "ok",
                     *         "files": "ok",
                     *         "queue": "ok"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Ready"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_ready. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotReady"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "Nano Banana API",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/json": {
                        openapi: string;
                        info: {
                            title: string;
                            version: string;
                        } & {
                            [key: string]: unknown;
                        };
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
