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
    "/api/generate-pose-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts characters into a scene, in the poses that are drawn
         * @description Closing the connection cancels the work. Nothing of a failed request is kept. The result has exactly the ratio asked for.
         */
        post: operations["generatePoseImage"];
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
    "/api/prompt-packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the templates for figurines */
        get: operations["listPromptPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate-figurine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the picture of a figurine, as a job
         * @description The answer comes at once; `GET /api/figurines/{id}` tells how far it is. When the subject cannot be told from the background, the job fails with the code `subject_unclear`: ask again with `subjectBox` or `subjectHints`.
         */
        post: operations["generateFigurine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/figurines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the newest figurines of the visitor token, at most 100
         * @description Without a token the list is empty.
         */
        get: operations["listFigurines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/figurines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells how far a figurine is
         * @description Only with the visitor token or key that asked for it.
         */
        get: operations["getFigurine"];
        put?: never;
        post?: never;
        /**
         * Cancels the making of a figurine
         * @description One that is over stays as it is. What was charged for a cancelled one is given back.
         */
        delete: operations["cancelFigurine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/figurines/{id}/make-3d": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a printable 3D model of a figurine, as a job
         * @description The answer comes at once; `GET /api/3d-models/{id}` tells how far it is. The same wish again is the same model, unless it failed or was cancelled. Without a body the usual options apply.
         */
        post: operations["makeModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3d-models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells how far a 3D model is
         * @description Meant to be asked every 2 seconds, with the visitor token or key that asked for it.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        /**
         * Cancels the making of a 3D model
         * @description One that is over stays as it is.
         */
        delete: operations["cancelModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3d-models/{id}/print-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices the print of a completed 3D model
         * @description From the real mesh by the formula in packages/figurine-mesh. The model’s files are kept as long as the price is valid. Without a body the usual options apply.
         */
        post: operations["quotePrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/print-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells how far a print is
         * @description The id is a capability: whoever has it may look. Addresses are never answered.
         */
        get: operations["getPrintJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/print-jobs/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders a print at its quoted price, once */
        post: operations["orderPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/print-jobs/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an order one step on; for the operator’s print service
         * @description Signed like what was sent to PRINT_WEBHOOK_URL: `x-nano-banana-signature: t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" with PRINT_WEBHOOK_SECRET, in hexadecimal>`. The step that an order is at already does nothing.
         */
        post: operations["setPrintStatus"];
        delete?: never;
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
         * Answers a stored picture, converted when another ending is asked for, or a 3D model
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
    "/api/verify-provenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a picture was made here
         * @description Looks for this server’s invisible watermark and for content credentials (C2PA). Nothing is kept, and no picture is counted, only a request of the minute. Closing the connection cancels the work.
         */
        post: operations["verifyProvenance"];
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
    "/api/optimize-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a prompt without changing what it asks for
         * @description No picture is counted, only a request of the minute. With the embedded engine a part that it cannot carry out is left out and named in `improvements`; when nothing of the prompt can be, the answer is 422 with wishes near it in `alternatives`. What the embedded prompt engine wrote does not change when it is optimized again.
         */
        post: operations["optimizePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prompts that go on from one
         * @description No picture is counted, only a request of the minute.
         */
        post: operations["generateSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trending-patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What visitors ask for and keep
         * @description Most popular first. Computed from `POST /api/record-success`, starting from a small prior. Open to everybody, and counted against nothing.
         */
        get: operations["getTrendingPatterns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/record-success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells what became of a result
         * @description Sent once for each result, when the visitor leaves it. Of the prompt only the patterns in it are kept, as counts: each counts once a day for one visitor, and only for the first five visitors of an address. No picture is counted, only a request of the minute.
         */
        post: operations["recordSuccess"];
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
             * @description The part of the picture it is limited to; left out, the whole picture. The land is all but the sky; marked is what subjectBox, subjectHints or the mask mark, unmarked all but that. Halves are divided in the middle of the picture as it is after it was turned and cropped.
             * @enum {string}
             */
            on?: "subject" | "background" | "sky" | "land" | "marked" | "unmarked" | "leftHalf" | "rightHalf" | "topHalf" | "bottomHalf";
        };
        /** @description A rectangle; each side as a share, 0 to 1, of the upright picture’s width or height. A side less than 0.025 from the picture’s own is taken to lie on it; a box around the whole picture tells nothing. */
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
            /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
            remarks?: components["schemas"]["Remark"][];
            /** @description The id of the engine that made the picture. */
            engine: string;
            /** @description Width of the result in pixels. */
            width: number;
            /** @description Height of the result in pixels. */
            height: number;
            /** @description What was done, step by step, for engines with the ability `plan`. Sent back as the part `plan`, changed or not, it is done again. */
            plan?: components["schemas"]["DescribedPlanStep"][];
            mask?: components["schemas"]["KeptPart"];
        };
        Remark: {
            /**
             * @description Stable machine word for what is said, such as `done`, `idle`, `left_out`, `refused` or `check_edge`. There may be more of them one day: show `text` for those that you do not know.
             * @example left_out
             */
            code: string;
            /**
             * @description The sentence in English.
             * @example Left out: “make him smile”, because the embedded engine cannot change expressions.
             */
            text: string;
            /**
             * @description What the sentence speaks of, by name: numbers, machine words (`ops` are operations, `steps` places in the `plan`, `reason` is why a wish was left out), and the visitor’s own words (`phrase`). Left out where the code says it all.
             * @example {
             *       "phrase": "make him smile",
             *       "reason": "expressions"
             *     }
             */
            values?: {
                [key: string]: string | number | string[] | number[];
            };
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
        /** @description What was kept of the primary picture, for requests with a `mask`. */
        KeptPart: {
            /**
             * @description Share of the result’s pixels that have the very value of the primary picture, upright and in 8-bit sRGB; counted after compositing.
             * @example 0.839
             */
            keptShare: number;
            /**
             * @description Every pixel that the mask keeps has; counted as well.
             * @enum {boolean}
             */
            keptExactly: true;
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
            /** @description What is being done, in words for the visitor; null where that is not known. */
            stage: string | null;
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
                /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
                remarks?: components["schemas"]["Remark"][];
                /** @description The id of the engine that made the picture. */
                engine: string;
                /** @description Width of the result in pixels. */
                width: number;
                /** @description Height of the result in pixels. */
                height: number;
                /** @description What was done, step by step, for engines with the ability `plan`. Sent back as the part `plan`, changed or not, it is done again. */
                plan?: components["schemas"]["DescribedPlanStep"][];
                mask?: components["schemas"]["KeptPart"];
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
                /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
                remarks?: components["schemas"]["Remark"][];
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
            code: "image_required" | "prompt_required" | "validation_failed" | "too_many_images" | "key_invalid" | "signature_invalid" | "origin_forbidden" | "not_found" | "method_not_allowed" | "request_in_progress" | "figurine_not_ready" | "quote_expired" | "already_ordered" | "wrong_step" | "file_expired" | "image_too_large" | "payload_too_large" | "image_type_unsupported" | "content_type_unsupported" | "range_not_satisfiable" | "image_dimensions" | "image_damaged" | "idempotency_mismatch" | "unsupported_edit" | "subject_unclear" | "prompt_blocked" | "picture_blocked" | "no_picture" | "mesh_impossible" | "cannot_print" | "rate_limited" | "quota_exceeded" | "cancelled" | "internal_error" | "engine_failed" | "engine_not_set_up" | "overloaded" | "storage_full" | "not_ready" | "engine_timeout";
            /** @description Same as the header x-request-id. */
            requestId: string;
            /** @description With `unsupported_edit`: at least three wishes close to what was asked that can be carried out. */
            alternatives?: string[];
            /** @description With `unsupported_edit` and `subject_unclear`: what `error` says, sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
            remarks?: components["schemas"]["Remark"][];
        };
        GenerateImageRequest: {
            /** @description The pictures, one part each, in the order they are meant; the first is the primary. PNG, JPEG, WebP or GIF by content, each at most 10485760 bytes, edges 16 to 8192 pixels, at most 40000000 pixels. EXIF orientation is applied and all metadata is removed. */
            image: Blob[];
            /**
             * @description The wanted change in plain words. Control characters are removed, and blanks at both ends do not count. May be left out when there is a `plan`.
             * @example Make it black and white with a white border
             */
            prompt?: string;
            /**
             * @description What to do instead of what the prompt says, as JSON: 1 to 24 steps such as an answer’s `plan` has, whose `label` and `dial` may come along and are not read. The same plan changes the same pictures in the same way every time. For engines with the ability `plan`.
             * @example [{"op":"grayscale","params":{},"on":"background"},{"op":"warmth","params":{"percent":20}}]
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
            /**
             * Format: binary
             * @description Which part of the primary picture may change, as a picture with its proportions, upright, in any resolution: white may change, black and transparent are kept, greys blend. PNG, JPEG, WebP or GIF by content, at most 10485760 bytes and 40000000 pixels. With it, the result is a PNG of exactly the primary’s size, in which every pixel that the mask keeps has the very value of the primary, upright and in 8-bit sRGB. Not together with `aspectRatio`.
             */
            mask?: Blob;
        };
        GeneratePoseImageResult: {
            /** @enum {boolean} */
            success: true;
            /** @description Path of the edited picture on this server. Another of the endings png, jpg, webp answers it converted. */
            imageUrl: string;
            /** @description What was done, and what was left out, in words. */
            message: string;
            /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
            remarks?: components["schemas"]["Remark"][];
            /** @description The id of the engine that made the picture. */
            engine: string;
            /** @description Width of the result in pixels. */
            width: number;
            /** @description Height of the result in pixels. */
            height: number;
        };
        GeneratePoseImageRequest: {
            referenceImages: string[];
            /**
             * Format: uri
             * @description The canvas of 600 × 400 pixels: what is drawn on #1a1f2e.
             * @example data:image/png;base64,iVBORw0KGgo…
             */
            poseSketch: string;
            /**
             * @description The place, in plain words.
             * @example On a tropical beach
             */
            sceneDescription: string;
            /**
             * @description Width : height of the result.
             * @default 16:9
             * @enum {string}
             */
            aspectRatio?: "1:1" | "4:3" | "16:9" | "2:3";
            /** @description The joints of the drawn figures, where they are known; without them, or without figures, the figures are read from the sketch. Of the figures of one reference the first counts. */
            pose?: {
                figures: components["schemas"]["PoseFigure"][];
            };
        };
        PoseFigure: {
            /** @description The reference image whose character takes this pose, from 0. */
            reference: number;
            /** @description OpenPose’s 18 (COCO with a neck): nose, neck, right shoulder, elbow and wrist, the left ones, right hip, knee and ankle, the left ones, right eye, left eye, right ear, left ear. Right is the figure’s own: left in the picture when it faces us. */
            keypoints: (number[] | null)[];
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
        PromptPack: {
            /** @description Names the template; see `promptId`. */
            id: string;
            name: string;
            /** @enum {string} */
            category: "pet" | "couple" | "anime" | "office" | "superhero" | "general";
            /** @description The category for people, with its emoji. */
            categoryLabel: string;
            /** @description What comes out, in a sentence. */
            description: string;
            /** @description What the active engine is asked for. */
            prompt: string;
        };
        Figurine: {
            /** @description Names it; nobody can guess it. */
            id: string;
            /**
             * @description How far it is; the last three are final.
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed" | "cancelled";
            /** @description Percentage that is done. */
            progress: number;
            /** @description What is being done, in words for the visitor; null where that is not known, and when it is over. */
            stage: string | null;
            /** @description Why it failed; null unless it did. */
            error: {
                /** @description Stable machine word, such as `image_required`. */
                code: string;
                /** @description The sentence to show the visitor. */
                error: string;
                /** @description The detail for whoever calls the API. */
                message: string;
                /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
                remarks?: components["schemas"]["Remark"][];
            } | null;
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
            /** @description Path of the picture; null until there is one. */
            generatedImageUrl: string | null;
            /** @description Path of the subject alone, transparent around it; null until there is one, and where it could not be told apart: a model then needs `subjectBox` or `subjectHints`. */
            cutoutUrl: string | null;
            /** @description The id of the engine that made the picture; null until there is one. */
            engine: string | null;
            /** @description What was done, and what was left out, in words. */
            message: string | null;
            /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
            remarks?: components["schemas"]["Remark"][];
            /** @description Its newest 3D model; null without one. */
            modelId: string | null;
        };
        GenerateFigurineRequest: {
            /**
             * Format: binary
             * @description The photo, as `POST /api/generate-image` takes it.
             */
            image: Blob;
            /**
             * @description Id of a template of `GET /api/prompt-packs`; left out, a plain figurine.
             * @example pet-vinyl
             */
            promptId?: string;
            /**
             * @description What to add to the template, in plain words.
             * @example Make the colours a bit warmer
             */
            customPrompt?: string;
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
        Model: {
            /** @description Names it; nobody can guess it. */
            id: string;
            /**
             * @description How far it is; the last three are final.
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed" | "cancelled";
            /** @description Percentage that is done. */
            progress: number;
            /** @description What is being done, in words for the visitor; null where that is not known, and when it is over. */
            stage: string | null;
            /** @description Why it failed; null unless it did. */
            error: {
                /** @description Stable machine word, such as `image_required`. */
                code: string;
                /** @description The sentence to show the visitor. */
                error: string;
                /** @description The detail for whoever calls the API. */
                message: string;
                /** @description `message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only. */
                remarks?: components["schemas"]["Remark"][];
            } | null;
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
            /** @description The figurine that it is a model of. */
            figurineId: string;
            options: components["schemas"]["ModelOptions"];
            /** @description The id of the engine that made it. */
            engine: string | null;
            /** @description Path of the model as binary STL, in mm; null until there is one. */
            stlUrl: string | null;
            /** @description Path of the model as 3MF with colours; null until there is one. */
            threeMfUrl: string | null;
            /** @description Path of the model as binary glTF with colours; null until there is one. */
            glbUrl: string | null;
            /** @description Width, depth and height in mm; null until it is completed. */
            sizeMm: {
                x: number;
                y: number;
                z: number;
            } | null;
            /** @description Volume of the solid in cm³. */
            volumeCm3: number | null;
            triangles: number | null;
            /** @description What was left out, joined or thickened so that it can be printed, in sentences. */
            notes: string[];
            /** @description The `notes`, each with a machine word, to be said in other languages. */
            remarks?: components["schemas"]["Remark"][];
        };
        /** @description What was asked for; null for one that failed or was cancelled. */
        ModelOptions: {
            /**
             * @description Height of the finished model with its base in mm.
             * @example 80
             */
            heightMm?: number;
            /**
             * @description The plate it stands on; left out, `oval`: as long as the stance needs.
             * @enum {string}
             */
            base?: "round" | "oval" | "none";
            /**
             * @description Thickness as a factor of the natural one.
             * @example 1
             */
            depth?: number;
            /**
             * @description How far light and dark of the picture are raised and sunk in mm. Parts that colours set apart are carved at the front in proportion: at 0.5 by up to 5 % of the longer side.
             * @example 0.5
             */
            relief?: number;
            /**
             * @description `smooth` (left out) has no face on the back of the head; `mirrored` repeats the front.
             * @enum {string}
             */
            back?: "smooth" | "mirrored";
            /** @description A cavity with drain holes at the back, for resin. */
            hollow?: boolean;
            /**
             * @description How fine the mesh is; left out, `standard`.
             * @enum {string}
             */
            quality?: "standard" | "high" | "ultra";
            /**
             * @description A name in raised capitals on the front of the base: Latin, Greek and Cyrillic letters with their accents, digits and simple punctuation. Needs a base. A low model has no room for a long name: the job then fails and says so. Left out or empty: none.
             * @example Bella
             */
            namePlate?: string;
        } | null;
        MakeModelRequest: {
            /**
             * @description Height of the finished model with its base in mm.
             * @example 80
             */
            heightMm?: number;
            /**
             * @description The plate it stands on; left out, `oval`: as long as the stance needs.
             * @enum {string}
             */
            base?: "round" | "oval" | "none";
            /**
             * @description Thickness as a factor of the natural one.
             * @example 1
             */
            depth?: number;
            /**
             * @description How far light and dark of the picture are raised and sunk in mm. Parts that colours set apart are carved at the front in proportion: at 0.5 by up to 5 % of the longer side.
             * @example 0.5
             */
            relief?: number;
            /**
             * @description `smooth` (left out) has no face on the back of the head; `mirrored` repeats the front.
             * @enum {string}
             */
            back?: "smooth" | "mirrored";
            /** @description A cavity with drain holes at the back, for resin. */
            hollow?: boolean;
            /**
             * @description How fine the mesh is; left out, `standard`.
             * @enum {string}
             */
            quality?: "standard" | "high" | "ultra";
            /**
             * @description A name in raised capitals on the front of the base: Latin, Greek and Cyrillic letters with their accents, digits and simple punctuation. Needs a base. A low model has no room for a long name: the job then fails and says so. Left out or empty: none.
             * @example Bella
             */
            namePlate?: string;
            subjectBox?: components["schemas"]["SubjectBox"];
            /** @description Strokes on the figurine’s picture that say what belongs to it, where `cutoutUrl` is null or wrong. */
            subjectHints?: components["schemas"]["SubjectStroke"][];
        };
        PrintJob: {
            /** @description Names it; whoever knows it may look at it. */
            id: string;
            modelId: string;
            /**
             * @description Each follows the one before it.
             * @enum {string}
             */
            status: "quoted" | "ordered" | "in_production" | "shipped" | "delivered";
            /** @enum {string} */
            material: "pla" | "resin" | "metal";
            /** @enum {string} */
            quality: "standard" | "high" | "ultra";
            quantity: number;
            /** @description Height of each piece in mm. */
            heightMm: number;
            /** @description For all pieces, US dollars with two decimals. */
            estimatedPrice: number;
            /** @enum {string} */
            currency: "USD";
            /** @description Business days until it leaves the workshop. */
            estimatedDays: number;
            /**
             * Format: date
             * @description The day of that, had it been ordered when it was priced.
             */
            estimatedDate: string;
            /**
             * Format: date
             * @description Last day (UTC) on which it can be ordered at this price.
             */
            validUntil: string;
            /** @description What the price is made of; the amounts add up to it. `minimum` fills up to the least price of a piece, `discount` is negative. */
            breakdown: {
                /** @enum {string} */
                item: "setup" | "material" | "machine" | "finishing" | "margin" | "minimum" | "discount";
                /** @description US dollars. */
                amount: number;
            }[];
            /** @description True where no print service is set up: nothing is charged and nothing is sent. */
            isDemo: boolean;
            trackingUrl: string | null;
            /**
             * Format: date-time
             * @description When it was priced.
             * @example 2026-01-31T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was ordered; null before.
             * @example 2026-01-31T12:00:00.000Z
             */
            orderedAt: string | null;
            /** @description Page of the reference site that follows it. */
            statusUrl: string;
        };
        PrintQuoteRequest: {
            /**
             * @description What it is printed in.
             * @default pla
             * @enum {string}
             */
            material?: "pla" | "resin" | "metal";
            /**
             * @description How fine the layers are.
             * @default standard
             * @enum {string}
             */
            quality?: "standard" | "high" | "ultra";
            /**
             * @description How many pieces; several cost less each.
             * @enum {integer}
             */
            quantity?: 1 | 2 | 5 | 10;
            /**
             * @description Height of the print in mm; left out, the model’s own. Everything scales with it.
             * @example 80
             */
            heightMm?: number;
        };
        PrintOrder: {
            printJob: components["schemas"]["PrintJob"];
            /** @description What happens now, for the visitor. */
            message: string;
        };
        PrintOrderRequest: {
            shippingAddress: components["schemas"]["ShippingAddress"];
            /**
             * @description With the built-in demo nothing is charged.
             * @enum {string}
             */
            paymentMethod: "card";
        };
        ShippingAddress: {
            name: string;
            line1: string;
            line2?: string;
            city: string;
            region?: string;
            postalCode: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example US
             */
            country: string;
            /**
             * Format: email
             * @description An e-mail address. Blanks at both ends and capital letters do not count.
             * @example ada@example.org
             */
            email: string;
        };
        PrintStatusRequest: {
            /** @description The same as in the path: what is signed names its order. */
            id: string;
            /** @enum {string} */
            status: "in_production" | "shipped" | "delivered";
            /**
             * Format: uri
             * @description Where the parcel is.
             */
            trackingUrl?: string;
        };
        Provenance: {
            /** @enum {boolean} */
            success: true;
            /**
             * @description `made-here`: by this server, as the watermark or an unchanged file with its signature says; `other-credentials`: somebody else signed it; `none`: nothing was found, which proves nothing.
             * @enum {string}
             */
            verdict: "made-here" | "other-credentials" | "none";
            /** @description With `id` and what is known of it also where only the content credentials name it. */
            watermark: {
                /** @description Whether an id of this server is in the pixels. */
                found: boolean;
                /** @description 0 when not found; else 1 minus the chance that noise alone gives an id. */
                confidence: number;
                /** @description 16 hexadecimal digits; says nothing of what was asked for, or by whom. */
                id?: string;
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind?: "edit" | "pose" | "figurine" | "cutout";
                /** @description Id of the engine that made it. */
                engine?: string;
                /** @description Which of the server’s keys marked it. */
                keyVersion?: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                madeAt?: string;
            };
            /** @description The picture of this server that it was made from, as its row or an older watermark below its own says. */
            madeFrom: {
                /** @description 16 hexadecimal digits; says nothing of what was asked for, or by whom. */
                id: string;
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "edit" | "pose" | "figurine" | "cutout";
                /** @description Id of the engine that made it. */
                engine: string;
                /** @description Which of the server’s keys marked it. */
                keyVersion: number;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                madeAt: string;
            } | null;
            credentials: {
                present: boolean;
                /** @description The signature is the named signer’s. */
                valid: boolean;
                /** @description The signer is this server; it knows no others. */
                trusted: boolean;
                /** @description The file is byte for byte as it was signed; null without credentials, or where they are damaged beyond reading. */
                intact: boolean | null;
                /** @description Who signed, as the certificate says. */
                issuer?: string;
                /** @description Program that made the claim. */
                claimGenerator?: string;
                /** @description What was done, such as `c2pa.edited`. */
                actions: string[];
                /** @description Where it comes from, by IPTC’s vocabulary of digital source types. */
                sourceType?: string;
            };
            /** @description Whether the file changed since it was signed; null where that cannot be told. */
            altered: boolean | null;
            /** @description What it means and what it does not prove, one sentence each. */
            explanation: string[];
        };
        VerifyProvenanceRequest: {
            /**
             * Format: binary
             * @description The picture, as `POST /api/generate-image` takes it; it is not kept.
             */
            image: Blob;
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
        OptimizedPrompt: {
            /** @description The rewrite: plain text, which the active engine carries out whole. */
            optimizedPrompt: string;
            /**
             * @description How many of the eight facets the rewrite covers; no guess about the result.
             * @example 50
             */
            confidence: number;
            /**
             * @description How many of the recorded results of prompts with the same patterns were kept (saved or shared), shrunk towards all results where few are known; 50 where none is.
             * @example 50
             */
            expectedEngagement: number;
            /** @description What is different from the visitor’s words, and what was left out and why: one English sentence each, whatever the language of the prompt. Empty when there is nothing to improve. */
            improvements: string[];
            /** @description Each of the `improvements` with a machine word, to be said in other languages. From the embedded prompt engine only. */
            remarks?: components["schemas"]["Remark"][];
            /** @description Names of the patterns in the rewrite, as `GET /api/trending-patterns` has them. */
            trendingElements: string[];
            /** @description All eight, in a fixed order. */
            facets: {
                /**
                 * @description What a good prompt speaks of: `subject` what is changed, `change` how, `preserve` what stays.
                 * @enum {string}
                 */
                facet: "subject" | "change" | "preserve" | "style" | "light" | "colour" | "composition" | "quality";
                /** @description The visitor’s words speak of it. */
                before: boolean;
                /** @description The rewrite does. */
                after: boolean;
            }[];
            /** @description Id of the prompt engine that wrote it: `embedded` too when a text model failed and the embedded one stood in. */
            engine: string;
        };
        OptimizePromptRequest: {
            /**
             * @description The wanted change in plain words, in any language. Markup is text like any other. Control characters are removed, and blanks at both ends do not count.
             * @example blur the background and make it warmer
             */
            prompt: string;
            /**
             * @description Which of the editor’s features the prompt is for; left out, none in particular.
             * @example character
             * @enum {string}
             */
            featureCategory?: "character" | "tryOn" | "creative" | "style";
        };
        Suggestions: {
            suggestions: string[];
        };
        SuggestionsRequest: {
            /**
             * @description The wanted change in plain words, in any language. Markup is text like any other. Control characters are removed, and blanks at both ends do not count.
             * @example Make it warmer
             */
            basePrompt: string;
            /**
             * @description How many.
             * @default 4
             * @example 4
             */
            count?: number;
        };
        TrendingPattern: {
            /**
             * @description Stable machine word.
             * @example blurred-background
             */
            id: string;
            /**
             * @description The feature that it belongs to.
             * @enum {string}
             */
            category: "character" | "tryOn" | "creative" | "style";
            /**
             * @description How many visitors used it lately, in percent of the most used pattern; a visit counts half after two weeks.
             * @example 50
             */
            popularity: number;
            /**
             * @description How many of them kept a result: saved or shared it. 50 as long as nothing is known.
             * @example 50
             */
            successRate: number;
            /**
             * @description Its name.
             * @example Blurred background
             */
            pattern: string;
            /**
             * @description Prompts with it, which the active engine carries out.
             * @example [
             *       "Blur the background"
             *     ]
             */
            examples: string[];
        };
        Stored: {
            /** @enum {boolean} */
            success: true;
        };
        SuccessRecord: {
            /**
             * @description The wanted change in plain words, in any language. Markup is text like any other. Control characters are removed, and blanks at both ends do not count.
             * @example Blur the background
             */
            prompt: string;
            metrics: components["schemas"]["SuccessMetrics"];
        };
        SuccessMetrics: {
            /**
             * @description How many times the result was on screen.
             * @example 1
             */
            views: number;
            /**
             * @description How many times it was shared.
             * @example 1
             */
            shares: number;
            /**
             * @description How many times it was downloaded.
             * @example 1
             */
            saves: number;
            /**
             * @description (saves + shares) / views in percent; may be above 100. Rounding to whole numbers is accepted.
             * @example 100
             */
            engagementRate: number;
            /**
             * @description shares / views in percent; may be above 100.
             * @example 100
             */
            viralScore: number;
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
            /** @description Who writes the prompts of the prompt optimizer. */
            promptEngine: {
                /** @description Stable machine word, such as `embedded`. */
                id: string;
                /** @description Name for people. */
                name: string;
            };
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
                /** @description True when edits can be limited to a painted part: the part `mask`. It is for every engine, as the server lays the parts together. */
                mask: boolean;
                /** @description True when it answers what it did as a `plan`, and takes one. */
                plan: boolean;
                /** @description True when it takes `subjectBox` and `subjectHints`. */
                subject: boolean;
                /** @description What a picture costs the operator, in US dollars; null where it costs nothing or is not known. */
                pricePerImageUsd: number | null;
                /** @description What it can do, for engines that know a fixed list. */
                operations: components["schemas"]["EngineOperation"][];
            };
            /** @description How long this process took for its last pictures; null while there are fewer than three. */
            timing: {
                /** @description Of how many that is known. */
                pictures: number;
                /** @description The median. */
                typicalSeconds: number;
                /** @description The 90th percentile. */
                slowSeconds: number;
            } | null;
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
                 *       "prompt": "Make it 20% warmer and make the background black and white"
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
                     *       "message": "Made the background black and white and made it 20% warmer.",
                     *       "engine": "embedded",
                     *       "width": 4032,
                     *       "height": 2268,
                     *       "plan": [
                     *         {
                     *           "op": "grayscale",
                     *           "params": {},
                     *           "on": "background",
                     *           "label": "Black and white · background"
                     *         },
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
                     *       "stage": "Painting the strokes",
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
            /** @description One of these codes: idempotency_mismatch, image_dimensions, image_damaged, unsupported_edit, subject_unclear, prompt_blocked, picture_blocked, no_picture. */
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
            /** @description One of these codes: engine_failed. */
            502: {
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
            /** @description One of these codes: not_ready, engine_not_set_up, overloaded. */
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
    generatePoseImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier. */
                Authorization?: string;
                /** @description Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -. */
                "x-visitor-token"?: string;
                /** @description Makes a retry safe: for 24 hours a request with the same key and the same content gets the first one’s answer, with the header `Idempotent-Replayed`. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: string;
                /** @description `text/event-stream` asks for a stream of events, should it take longer than a second, as `POST /api/generate-image` has it. */
                Accept?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceImages": [
                 *         "data:image/png;base64,iVBORw0KGgo…"
                 *       ],
                 *       "poseSketch": "data:image/png;base64,iVBORw0KGgo…",
                 *       "sceneDescription": "On a tropical beach",
                 *       "aspectRatio": "16:9"
                 *     }
                 */
                "application/json": components["schemas"]["GeneratePoseImageRequest"];
            };
        };
        responses: {
            /** @description The picture is stored under `imageUrl`. */
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
                     *       "imageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.png",
                     *       "message": "Put the character on a beach, placed as drawn.",
                     *       "engine": "embedded",
                     *       "width": 1600,
                     *       "height": 900
                     *     }
                     */
                    "application/json": components["schemas"]["GeneratePoseImageResult"];
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
            /** @description One of these codes: idempotency_mismatch, image_dimensions, image_damaged, subject_unclear, prompt_blocked, picture_blocked, no_picture. */
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
            /** @description One of these codes: engine_failed. */
            502: {
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
            /** @description One of these codes: not_ready, engine_not_set_up, overloaded. */
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
            /** @description One of these codes: engine_failed. */
            502: {
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
                     *           "stage": "Painting the strokes",
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
                     *       "stage": "Painting the strokes",
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
                     *       "stage": "Painting the strokes",
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
    listPromptPacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates, in the order in which to offer them. */
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
                     * @example [
                     *       {
                     *         "id": "pet-vinyl",
                     *         "name": "Vinyl pal",
                     *         "category": "pet",
                     *         "categoryLabel": "🐾 Pet",
                     *         "description": "Your animal as a smooth vinyl toy on a small stand.",
                     *         "prompt": "Turn it into a figurine"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PromptPack"][];
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
    generateFigurine: {
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
                 *       "image": "(bytes of dog.jpg)",
                 *       "promptId": "pet-vinyl",
                 *       "subjectBox": "{\"left\":0.2,\"top\":0.1,\"right\":0.7,\"bottom\":0.95}"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["GenerateFigurineRequest"];
            };
        };
        responses: {
            /** @description The figurine, whose picture is being made. */
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "stage": null,
                     *       "error": null,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "finishedAt": "2026-01-31T12:00:04.000Z",
                     *       "expiresAt": "2026-02-01T12:00:00.000Z",
                     *       "generatedImageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg",
                     *       "cutoutUrl": "/api/files/9b2a77c14de04bd2b1ef3c5a80d64f13.png",
                     *       "engine": "embedded",
                     *       "message": "Gave the subject a figurine look.",
                     *       "modelId": null
                     *     }
                     */
                    "application/json": components["schemas"]["Figurine"];
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
            /** @description One of these codes: idempotency_mismatch, image_dimensions, image_damaged. */
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
    listFigurines: {
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
            /** @description The figurines, the newest first. */
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
                     * @example [
                     *       {
                     *         "id": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *         "status": "completed",
                     *         "progress": 100,
                     *         "stage": null,
                     *         "error": null,
                     *         "createdAt": "2026-01-31T12:00:00.000Z",
                     *         "finishedAt": "2026-01-31T12:00:04.000Z",
                     *         "expiresAt": "2026-02-01T12:00:00.000Z",
                     *         "generatedImageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg",
                     *         "cutoutUrl": "/api/files/9b2a77c14de04bd2b1ef3c5a80d64f13.png",
                     *         "engine": "embedded",
                     *         "message": "Gave the subject a figurine look.",
                     *         "modelId": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Figurine"][];
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
    getFigurine: {
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
            /** @description The figurine. */
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
                     *       "id": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "stage": null,
                     *       "error": null,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "finishedAt": "2026-01-31T12:00:04.000Z",
                     *       "expiresAt": "2026-02-01T12:00:00.000Z",
                     *       "generatedImageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg",
                     *       "cutoutUrl": "/api/files/9b2a77c14de04bd2b1ef3c5a80d64f13.png",
                     *       "engine": "embedded",
                     *       "message": "Gave the subject a figurine look.",
                     *       "modelId": null
                     *     }
                     */
                    "application/json": components["schemas"]["Figurine"];
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
    cancelFigurine: {
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
            /** @description The figurine as it is now. */
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
                     *       "id": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "stage": null,
                     *       "error": null,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "finishedAt": "2026-01-31T12:00:04.000Z",
                     *       "expiresAt": "2026-02-01T12:00:00.000Z",
                     *       "generatedImageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg",
                     *       "cutoutUrl": "/api/files/9b2a77c14de04bd2b1ef3c5a80d64f13.png",
                     *       "engine": "embedded",
                     *       "message": "Gave the subject a figurine look.",
                     *       "modelId": null
                     *     }
                     */
                    "application/json": components["schemas"]["Figurine"];
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
    makeModel: {
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
            path: {
                /** @description 32 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "heightMm": 80
                 *     }
                 */
                "application/json": components["schemas"]["MakeModelRequest"];
            };
        };
        responses: {
            /** @description The model, which is being made or was made before. */
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *       "figurineId": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "stage": null,
                     *       "error": null,
                     *       "createdAt": "2026-01-31T12:01:00.000Z",
                     *       "finishedAt": "2026-01-31T12:01:02.000Z",
                     *       "expiresAt": "2026-02-01T12:01:00.000Z",
                     *       "options": {
                     *         "heightMm": 80
                     *       },
                     *       "engine": "embedded",
                     *       "stlUrl": "/api/files/1c7be0d2f6a94c53b82e0a6f4d9e1b70.stl",
                     *       "threeMfUrl": "/api/files/c20d5b7e8f114a6d9e3b5c0a7f8142d6.3mf",
                     *       "glbUrl": "/api/files/e84f1a2b6c0d49f7a5b3d7c9e0f62814.glb",
                     *       "sizeMm": {
                     *         "x": 42.6,
                     *         "y": 24.1,
                     *         "z": 80
                     *       },
                     *       "volumeCm3": 23.4,
                     *       "triangles": 24480,
                     *       "notes": [],
                     *       "remarks": []
                     *     }
                     */
                    "application/json": components["schemas"]["Model"];
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
            /** @description One of these codes: request_in_progress, figurine_not_ready. */
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
            /** @description One of these codes: idempotency_mismatch, subject_unclear. */
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
    getModel: {
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
            /** @description The model. */
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
                     *       "id": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *       "figurineId": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "stage": null,
                     *       "error": null,
                     *       "createdAt": "2026-01-31T12:01:00.000Z",
                     *       "finishedAt": "2026-01-31T12:01:02.000Z",
                     *       "expiresAt": "2026-02-01T12:01:00.000Z",
                     *       "options": {
                     *         "heightMm": 80
                     *       },
                     *       "engine": "embedded",
                     *       "stlUrl": "/api/files/1c7be0d2f6a94c53b82e0a6f4d9e1b70.stl",
                     *       "threeMfUrl": "/api/files/c20d5b7e8f114a6d9e3b5c0a7f8142d6.3mf",
                     *       "glbUrl": "/api/files/e84f1a2b6c0d49f7a5b3d7c9e0f62814.glb",
                     *       "sizeMm": {
                     *         "x": 42.6,
                     *         "y": 24.1,
                     *         "z": 80
                     *       },
                     *       "volumeCm3": 23.4,
                     *       "triangles": 24480,
                     *       "notes": [],
                     *       "remarks": []
                     *     }
                     */
                    "application/json": components["schemas"]["Model"];
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
    cancelModel: {
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
            /** @description The model as it is now. */
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
                     *       "id": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *       "figurineId": "7d1f0b8c52e64a3fa4be09d3c8a1752e",
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "stage": null,
                     *       "error": null,
                     *       "createdAt": "2026-01-31T12:01:00.000Z",
                     *       "finishedAt": "2026-01-31T12:01:02.000Z",
                     *       "expiresAt": "2026-02-01T12:01:00.000Z",
                     *       "options": {
                     *         "heightMm": 80
                     *       },
                     *       "engine": "embedded",
                     *       "stlUrl": "/api/files/1c7be0d2f6a94c53b82e0a6f4d9e1b70.stl",
                     *       "threeMfUrl": "/api/files/c20d5b7e8f114a6d9e3b5c0a7f8142d6.3mf",
                     *       "glbUrl": "/api/files/e84f1a2b6c0d49f7a5b3d7c9e0f62814.glb",
                     *       "sizeMm": {
                     *         "x": 42.6,
                     *         "y": 24.1,
                     *         "z": 80
                     *       },
                     *       "volumeCm3": 23.4,
                     *       "triangles": 24480,
                     *       "notes": [],
                     *       "remarks": []
                     *     }
                     */
                    "application/json": components["schemas"]["Model"];
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
    quotePrint: {
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
            path: {
                /** @description 32 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "material": "pla"
                 *     }
                 */
                "application/json": components["schemas"]["PrintQuoteRequest"];
            };
        };
        responses: {
            /** @description The price. */
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
                     *       "id": "b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a",
                     *       "modelId": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *       "status": "quoted",
                     *       "material": "pla",
                     *       "quality": "standard",
                     *       "quantity": 1,
                     *       "heightMm": 80,
                     *       "estimatedPrice": 22.84,
                     *       "currency": "USD",
                     *       "estimatedDays": 3,
                     *       "estimatedDate": "2026-02-04",
                     *       "validUntil": "2026-02-14",
                     *       "breakdown": [
                     *         {
                     *           "item": "setup",
                     *           "amount": 5
                     *         },
                     *         {
                     *           "item": "material",
                     *           "amount": 17.84
                     *         }
                     *       ],
                     *       "isDemo": true,
                     *       "trackingUrl": null,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "orderedAt": null,
                     *       "statusUrl": "/print-order#b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a"
                     *     }
                     */
                    "application/json": components["schemas"]["PrintJob"];
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
            /** @description One of these codes: request_in_progress, figurine_not_ready. */
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
            /** @description One of these codes: idempotency_mismatch, cannot_print. */
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
    getPrintJob: {
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
            /** @description The print. */
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
                     *       "id": "b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a",
                     *       "modelId": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *       "status": "quoted",
                     *       "material": "pla",
                     *       "quality": "standard",
                     *       "quantity": 1,
                     *       "heightMm": 80,
                     *       "estimatedPrice": 22.84,
                     *       "currency": "USD",
                     *       "estimatedDays": 3,
                     *       "estimatedDate": "2026-02-04",
                     *       "validUntil": "2026-02-14",
                     *       "breakdown": [
                     *         {
                     *           "item": "setup",
                     *           "amount": 5
                     *         },
                     *         {
                     *           "item": "material",
                     *           "amount": 17.84
                     *         }
                     *       ],
                     *       "isDemo": true,
                     *       "trackingUrl": null,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "orderedAt": null,
                     *       "statusUrl": "/print-order#b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a"
                     *     }
                     */
                    "application/json": components["schemas"]["PrintJob"];
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
    orderPrint: {
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
            path: {
                /** @description 32 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shippingAddress": {
                 *         "name": "Ada Lovelace",
                 *         "line1": "12 St James’s Square",
                 *         "city": "London",
                 *         "postalCode": "SW1Y 4JH",
                 *         "country": "GB",
                 *         "email": "ada@example.org"
                 *       },
                 *       "paymentMethod": "card"
                 *     }
                 */
                "application/json": components["schemas"]["PrintOrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
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
                     *       "printJob": {
                     *         "id": "b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a",
                     *         "modelId": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *         "status": "ordered",
                     *         "material": "pla",
                     *         "quality": "standard",
                     *         "quantity": 1,
                     *         "heightMm": 80,
                     *         "estimatedPrice": 22.84,
                     *         "currency": "USD",
                     *         "estimatedDays": 3,
                     *         "estimatedDate": "2026-02-04",
                     *         "validUntil": "2026-02-14",
                     *         "breakdown": [
                     *           {
                     *             "item": "setup",
                     *             "amount": 5
                     *           },
                     *           {
                     *             "item": "material",
                     *             "amount": 17.84
                     *           }
                     *         ],
                     *         "isDemo": true,
                     *         "trackingUrl": null,
                     *         "createdAt": "2026-01-31T12:00:00.000Z",
                     *         "orderedAt": "2026-01-31T12:00:00.000Z",
                     *         "statusUrl": "/print-order#b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a"
                     *       },
                     *       "message": "This was a demo: nothing is charged and nothing is sent."
                     *     }
                     */
                    "application/json": components["schemas"]["PrintOrder"];
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
            /** @description One of these codes: request_in_progress, quote_expired, already_ordered. */
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
    setPrintStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Whoever sends it knows the secret; at most five minutes old. */
                "x-nano-banana-signature"?: string;
            };
            path: {
                /** @description 32 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a",
                 *       "status": "shipped"
                 *     }
                 */
                "application/json": components["schemas"]["PrintStatusRequest"];
            };
        };
        responses: {
            /** @description The order. */
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
                     *       "id": "b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a",
                     *       "modelId": "3e5a9c0d71b84f26a0c4d8e2f9b61735",
                     *       "status": "quoted",
                     *       "material": "pla",
                     *       "quality": "standard",
                     *       "quantity": 1,
                     *       "heightMm": 80,
                     *       "estimatedPrice": 22.84,
                     *       "currency": "USD",
                     *       "estimatedDays": 3,
                     *       "estimatedDate": "2026-02-04",
                     *       "validUntil": "2026-02-14",
                     *       "breakdown": [
                     *         {
                     *           "item": "setup",
                     *           "amount": 5
                     *         },
                     *         {
                     *           "item": "material",
                     *           "amount": 17.84
                     *         }
                     *       ],
                     *       "isDemo": true,
                     *       "trackingUrl": null,
                     *       "createdAt": "2026-01-31T12:00:00.000Z",
                     *       "orderedAt": null,
                     *       "statusUrl": "/print-order#b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a"
                     *     }
                     */
                    "application/json": components["schemas"]["PrintJob"];
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
            /** @description One of these codes: signature_invalid. */
            401: {
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
            /** @description One of these codes: wrong_step. */
            409: {
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
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Asks the browser to save the file under this name (at most 255 characters; characters that file systems refuse are replaced). */
                download?: string;
            };
            header?: never;
            path: {
                /** @description 32 hexadecimal digits and an ending. Any of png, jpg and webp works for every picture; a 3D model has the ending it was made with. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                    /** @example (bytes of the STL) */
                    "model/stl": Blob;
                    /** @example (bytes of the 3MF) */
                    "model/3mf": Blob;
                    /** @example (bytes of the GLB) */
                    "model/gltf-binary": Blob;
                };
            };
            /** @description The part of the file that the header "Range" asked for. */
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
                    /** @example (bytes of the STL) */
                    "model/stl": Blob;
                    /** @example (bytes of the 3MF) */
                    "model/3mf": Blob;
                    /** @example (bytes of the GLB) */
                    "model/gltf-binary": Blob;
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
            /** @description One of these codes: engine_failed. */
            502: {
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
    verifyProvenance: {
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
                 *       "image": "(bytes of beach.jpg)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VerifyProvenanceRequest"];
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
                     *       "verdict": "made-here",
                     *       "watermark": {
                     *         "found": true,
                     *         "confidence": 0.9999990463256836,
                     *         "id": "9f1c04d2ab35e768",
                     *         "kind": "edit",
                     *         "engine": "embedded",
                     *         "keyVersion": 1,
                     *         "madeAt": "2026-11-21T12:30:00.000Z"
                     *       },
                     *       "madeFrom": null,
                     *       "credentials": {
                     *         "present": true,
                     *         "valid": true,
                     *         "trusted": true,
                     *         "intact": true,
                     *         "issuer": "Nano Banana",
                     *         "claimGenerator": "Nano Banana 0.1.0",
                     *         "actions": [
                     *           "c2pa.opened",
                     *           "c2pa.edited"
                     *         ],
                     *         "sourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced"
                     *       },
                     *       "altered": false,
                     *       "explanation": [
                     *         "This picture was made here on 2026-11-21 at 12:30 UTC (engine: embedded), as an edit of another picture.",
                     *         "Its invisible watermark was found in the pixels.",
                     *         "The file is byte for byte as it was signed.",
                     *         "This does not prove that what it shows is true, who asked for it, or whose it is."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Provenance"];
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
            /** @description One of these codes: engine_failed. */
            502: {
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
    optimizePrompt: {
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
                 *       "prompt": "blur the background and make it warmer",
                 *       "featureCategory": "character"
                 *     }
                 */
                "application/json": components["schemas"]["OptimizePromptRequest"];
            };
        };
        responses: {
            /** @description The rewrite and what it is worth. */
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
                     *       "optimizedPrompt": "Blur the background and make it warmer. Add a little contrast. Sharpen the whole picture a little. Keep the same style. Keep everything else unchanged.",
                     *       "improvements": [
                     *         "Adds a little contrast, which gives the light more depth.",
                     *         "Sharpens the picture a little.",
                     *         "Says that the style stays the same.",
                     *         "Says that everything else stays as it is."
                     *       ],
                     *       "remarks": [
                     *         {
                     *           "code": "adds_contrast",
                     *           "text": "Adds a little contrast, which gives the light more depth."
                     *         },
                     *         {
                     *           "code": "adds_sharpness",
                     *           "text": "Sharpens the picture a little."
                     *         },
                     *         {
                     *           "code": "stays_same",
                     *           "text": "Says that the style stays the same.",
                     *           "values": {
                     *             "facets": [
                     *               "style"
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "code": "rest_stays",
                     *           "text": "Says that everything else stays as it is."
                     *         }
                     *       ],
                     *       "confidence": 100,
                     *       "expectedEngagement": 50,
                     *       "trendingElements": [
                     *         "Warm tones",
                     *         "Blurred background"
                     *       ],
                     *       "facets": [
                     *         {
                     *           "facet": "subject",
                     *           "before": true,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "change",
                     *           "before": true,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "preserve",
                     *           "before": false,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "style",
                     *           "before": false,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "light",
                     *           "before": false,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "colour",
                     *           "before": true,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "composition",
                     *           "before": true,
                     *           "after": true
                     *         },
                     *         {
                     *           "facet": "quality",
                     *           "before": false,
                     *           "after": true
                     *         }
                     *       ],
                     *       "engine": "embedded"
                     *     }
                     */
                    "application/json": components["schemas"]["OptimizedPrompt"];
                };
            };
            /** @description One of these codes: validation_failed, prompt_required. */
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
            /** @description One of these codes: unsupported_edit. */
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
        };
    };
    generateSuggestions: {
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
                 *       "basePrompt": "Make it warmer",
                 *       "count": 4
                 *     }
                 */
                "application/json": components["schemas"]["SuggestionsRequest"];
            };
        };
        responses: {
            /** @description As many as were asked for, all different and none the prompt itself, capital letters and blanks not counting; the active engine carries out each. */
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
                     *       "suggestions": [
                     *         "Make it warmer and add film grain",
                     *         "Make it warmer and crop it to a square",
                     *         "Make it a little brighter",
                     *         "Give it a vintage look"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            /** @description One of these codes: validation_failed, prompt_required. */
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
        };
    };
    getTrendingPatterns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All patterns that the server knows. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Changes with the figures.
                     * @example "5d41402abc4b2a76"
                     */
                    ETag?: string;
                    /**
                     * @description It may be kept for half a minute.
                     * @example public, max-age=30
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "blurred-background",
                     *         "category": "character",
                     *         "popularity": 49,
                     *         "successRate": 50,
                     *         "pattern": "Blurred background",
                     *         "examples": [
                     *           "Blur the background",
                     *           "Blur the background a lot and add a vignette"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TrendingPattern"][];
                };
            };
            /** @description The caller has the current figures: see `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    recordSuccess: {
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
                 *       "prompt": "Blur the background",
                 *       "metrics": {
                 *         "views": 4,
                 *         "shares": 1,
                 *         "saves": 1,
                 *         "engagementRate": 50,
                 *         "viralScore": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SuccessRecord"];
            };
        };
        responses: {
            /** @description It was taken note of. */
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
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Stored"];
                };
            };
            /** @description One of these codes: validation_failed, prompt_required. */
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
                     *           "mask": true,
                     *           "plan": true,
                     *           "subject": true,
                     *           "pricePerImageUsd": null,
                     *           "operations": [
                     *             {
                     *               "op": "grayscale",
                     *               "label": "Black and white",
                     *               "example": "Make it black and white",
                     *               "usesSubject": false,
                     *               "usesSelection": false
                     *             }
                     *           ]
                     *         },
                     *         "timing": {
                     *           "pictures": 100,
                     *           "typicalSeconds": 0.42,
                     *           "slowSeconds": 1.9
                     *         }
                     *       },
                     *       "promptEngine": {
                     *         "id": "embedded",
                     *         "name": "Embedded prompt engine"
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
